// A peer: the vote check on net/http and pgx, with the same work as the service: a key cache that notices a
// revocation within a second, an exact sliding window, the same headers, a request id, one JSON line per request,
// and lookups that share a statement. Arguments: port, the database as keywords and values, folder of the statements.
package main

import (
	"bufio"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"
)

const (
	path      = "/api/v1/vote-check"
	limit     = 120
	window    = time.Minute
	batchMax  = 500
	lanes     = 2
	trusted   = time.Second
	confirm   = 250 * time.Millisecond
	gather    = 20 * time.Millisecond
	timestamp = "2006-01-02T15:04:05.000Z"
)

var (
	pool      *pgxpool.Pool
	findKeys  string
	findVotes string
	began     = time.Now()
	username  = regexp.MustCompile(`^\s*[^\s\x{00}-\x{1F}\x{7F}-\x{9F}](?:[^\x{00}-\x{1F}\x{7F}-\x{9F}]{0,62}[^\s\x{00}-\x{1F}\x{7F}-\x{9F}])?\s*$`)
)

func main() {
	findKeys = read("find_keys.sql")
	findVotes = read("find_last_votes.sql")
	config, err := pgxpool.ParseConfig(os.Args[2] + " pool_max_conns=4")
	must(err)
	pool, err = pgxpool.NewWithConfig(context.Background(), config)
	must(err)
	for range lanes {
		go answerVotes()
	}
	go flushLog()
	http.HandleFunc(path, check)
	must(http.ListenAndServe("127.0.0.1:"+os.Args[1], nil))
}

func check(w http.ResponseWriter, r *http.Request) {
	startedAt := time.Now()
	id := requestID()
	status, key := answer(w, r, id)
	writeLog(startedAt, id, r.Method, status, key)
}

func answer(w http.ResponseWriter, r *http.Request, id string) (int, string) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		return refuse(w, http.StatusMethodNotAllowed), ""
	}
	scheme, secret, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	if !strings.EqualFold(scheme, "bearer") {
		return refuse(w, http.StatusUnauthorized), ""
	}
	key, err := resolve(strings.TrimSpace(secret))
	if err != nil {
		return refuse(w, http.StatusServiceUnavailable), ""
	}
	if key == nil {
		return refuse(w, http.StatusUnauthorized), ""
	}
	remaining, wait := key.requests.take(time.Since(began))
	if remaining < 0 {
		return refuse(w, http.StatusTooManyRequests), key.id
	}
	names := r.URL.Query()["username"]
	if len(names) != 1 || !username.MatchString(names[0]) {
		return refuse(w, http.StatusBadRequest), key.id
	}
	asked := time.Now().UTC()
	votedAt, err := lastVote(key.server, accountKey(names[0]))
	if err != nil {
		return refuse(w, http.StatusServiceUnavailable), key.id
	}
	send(w, id, asked, votedAt, remaining, wait)
	return http.StatusOK, key.id
}

func send(w http.ResponseWriter, id string, asked time.Time, votedAt *time.Time, remaining, wait int) {
	today := asked.Truncate(24 * time.Hour)
	head := w.Header()
	head.Set("Content-Type", "application/json")
	head.Set("Cache-Control", "no-store")
	head.Set("X-Request-Id", id)
	head.Set("X-Content-Type-Options", "nosniff")
	head.Set("RateLimit-Policy", `"minute";q=120;w=60`)
	head.Set("RateLimit", `"minute";r=`+strconv.Itoa(remaining)+`;t=`+strconv.Itoa(wait))
	head.Set("X-Listing-Day-Ends", today.Add(24*time.Hour).Format(timestamp))
	body := `{"voted":false,"last_vote_at":null}`
	if votedAt != nil {
		at := votedAt.UTC()
		body = `{"voted":` + strconv.FormatBool(!at.Before(today)) + `,"last_vote_at":"` + at.Format(timestamp) + `"}`
	}
	w.Write([]byte(body))
}

func refuse(w http.ResponseWriter, status int) int {
	w.WriteHeader(status)
	return status
}

// A key that opens, and its requests of the last minute.
type apiKey struct {
	id, server string
	requests   slidingWindow
}

// Limits outlive what is remembered of a key's rights.
var keys = struct {
	sync.RWMutex
	open  map[string]*apiKey
	known map[string]*apiKey
}{open: map[string]*apiKey{}, known: map[string]*apiKey{}}

var (
	revision    atomic.Int64
	confirmedAt atomic.Int64
	confirming  atomic.Bool
)

func resolve(secret string) (*apiKey, error) {
	age := time.Since(began) - time.Duration(confirmedAt.Load())
	if age < trusted {
		keys.RLock()
		key := keys.open[secret]
		keys.RUnlock()
		if key != nil {
			if age > confirm && confirming.CompareAndSwap(false, true) {
				go askRevision()
			}
			return key, nil
		}
	}
	return lookUp(secret)
}

func lookUp(secret string) (*apiKey, error) {
	startedAt := time.Since(began)
	hash := sha256.Sum256([]byte(secret))
	var found int64
	var id, server *string
	row := pool.QueryRow(context.Background(), findKeys, hex.EncodeToString(hash[:]))
	if err := row.Scan(&found, &id, &server); err != nil {
		return nil, err
	}
	keys.Lock()
	defer keys.Unlock()
	accept(found, startedAt)
	if id == nil {
		return nil, nil
	}
	key := keys.known[secret]
	if key == nil {
		key = &apiKey{id: *id, server: *server}
		keys.known[secret] = key
	}
	keys.open[secret] = key
	return key, nil
}

func askRevision() {
	defer confirming.Store(false)
	startedAt := time.Since(began)
	var found int64
	if pool.QueryRow(context.Background(), "select revision from key_revision").Scan(&found) != nil {
		return
	}
	keys.Lock()
	defer keys.Unlock()
	accept(found, startedAt)
}

// Called with the lock.
func accept(found int64, startedAt time.Duration) {
	if found < revision.Load() {
		return
	}
	if found > revision.Load() {
		keys.open = map[string]*apiKey{}
	}
	revision.Store(found)
	confirmedAt.Store(max(confirmedAt.Load(), int64(startedAt)))
}

// The times of the accepted requests, oldest first.
type slidingWindow struct {
	sync.Mutex
	times []time.Duration
}

// Returns the requests left and the seconds until there are more; -1 when it refuses.
func (s *slidingWindow) take(now time.Duration) (remaining, seconds int) {
	s.Lock()
	defer s.Unlock()
	passed := 0
	for passed < len(s.times) && s.times[passed] <= now-window {
		passed++
	}
	s.times = s.times[passed:]
	if len(s.times) < limit {
		s.times = append(s.times, now)
		remaining = limit - len(s.times)
	} else {
		remaining = -1
	}
	return remaining, max(1, int((s.times[0]+window-now+time.Second-1)/time.Second))
}

type question struct {
	server, name string
	answer       chan reply
}

type reply struct {
	votedAt *time.Time
	err     error
}

var questions = make(chan question, 4096)

func lastVote(server, name string) (*time.Time, error) {
	answer := make(chan reply, 1)
	questions <- question{server, name, answer}
	found := <-answer
	return found.votedAt, found.err
}

// Asks whatever has gathered while the last statement ran.
func answerVotes() {
	for first := range questions {
		batch := []question{first}
		for len(batch) < batchMax && len(questions) > 0 {
			batch = append(batch, <-questions)
		}
		votes, err := findLastVotes(batch)
		for place, asked := range batch {
			asked.answer <- reply{votes[place], err}
		}
	}
}

func findLastVotes(batch []question) ([]*time.Time, error) {
	votes := make([]*time.Time, len(batch))
	servers, names := make([]string, len(batch)), make([]string, len(batch))
	for place, asked := range batch {
		servers[place], names[place] = asked.server, asked.name
	}
	rows, err := pool.Query(context.Background(), findVotes, servers, names)
	if err != nil {
		return votes, err
	}
	defer rows.Close()
	for rows.Next() {
		var place int
		var votedAt time.Time
		if err := rows.Scan(&place, &votedAt); err != nil {
			return votes, err
		}
		votes[place] = &votedAt
	}
	return votes, rows.Err()
}

// Names of accounts are ASCII.
func accountKey(name string) string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimSpace(name)), " ", "_")
}

func requestID() string {
	var b [16]byte
	rand.Read(b[:])
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

var lines = struct {
	sync.Mutex
	*bufio.Writer
}{Writer: bufio.NewWriterSize(os.Stdout, 1<<16)}

func writeLog(startedAt time.Time, id, method string, status int, key string) {
	lines.Lock()
	defer lines.Unlock()
	ms := float64(time.Since(startedAt).Microseconds()) / 1000
	fmt.Fprintf(lines, `{"time":"%s","level":"info","event":"request","request_id":"%s","method":"%s","path":"%s","status":%d,"duration_ms":%.1f,"key":"%s"}`+"\n",
		time.Now().UTC().Format(timestamp), id, method, path, status, ms, key)
}

func flushLog() {
	for range time.Tick(gather) {
		lines.Lock()
		lines.Flush()
		lines.Unlock()
	}
}

func read(name string) string {
	text, err := os.ReadFile(filepath.Join(os.Args[3], name))
	must(err)
	return string(text)
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
