// A peer: the vote check and the server's listing on net/http and pgx, with the same work as the service: a key cache that notices a
// revocation within a second, an exact sliding window, the same headers, a request id, one JSON line per request,
// and lookups that share a statement. Arguments: port, the database as keywords and values, folder of the statements.
package main

import (
	"bufio"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
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
	pool        *pgxpool.Pool
	findKeys    string
	findVotes   string
	findServers string
	began       = time.Now()
	lastVotes   = newBatch(findLastVotes)
	servers     = newBatch(findListings)
	username    = regexp.MustCompile(`^\s*[^\s\x{00}-\x{1F}\x{7F}-\x{9F}](?:[^\x{00}-\x{1F}\x{7F}-\x{9F}]{0,62}[^\s\x{00}-\x{1F}\x{7F}-\x{9F}])?\s*$`)
)

func main() {
	findKeys = read("find_keys.sql")
	findVotes = read("find_last_votes.sql")
	findServers = read("find_servers.sql")
	config, err := pgxpool.ParseConfig(os.Args[2] + " pool_max_conns=4")
	must(err)
	pool, err = pgxpool.NewWithConfig(context.Background(), config)
	must(err)
	lastVotes.run()
	servers.run()
	go flushLog()
	http.HandleFunc("/api/v1/vote-check", logged(checkVote))
	http.HandleFunc("/api/v1/server", logged(getServer))
	must(http.ListenAndServe("127.0.0.1:"+os.Args[1], nil))
}

// Answers a request of a key, and returns the status. The remaining requests are set already.
type handler func(w http.ResponseWriter, r *http.Request, key *apiKey) int

func logged(handle handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		startedAt := time.Now()
		id := requestID()
		status, key := answer(w, r, id, handle)
		writeLog(startedAt, id, r, status, key)
	}
}

func answer(w http.ResponseWriter, r *http.Request, id string, handle handler) (int, string) {
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
	head := w.Header()
	head.Set("Content-Type", "application/json")
	head.Set("Cache-Control", "no-store")
	head.Set("X-Request-Id", id)
	head.Set("X-Content-Type-Options", "nosniff")
	head.Set("RateLimit-Policy", `"minute";q=120;w=60`)
	head.Set("RateLimit", `"minute";r=`+strconv.Itoa(remaining)+`;t=`+strconv.Itoa(wait))
	return handle(w, r, key), key.id
}

func checkVote(w http.ResponseWriter, r *http.Request, key *apiKey) int {
	names := r.URL.Query()["username"]
	if len(names) != 1 || !username.MatchString(names[0]) {
		return refuse(w, http.StatusBadRequest)
	}
	today := time.Now().UTC().Truncate(24 * time.Hour)
	votedAt, err := lastVotes.ask(question{key.server, accountKey(names[0])})
	if err != nil {
		return refuse(w, http.StatusServiceUnavailable)
	}
	w.Header().Set("X-Listing-Day-Ends", today.Add(24*time.Hour).Format(timestamp))
	body := `{"voted":false,"last_vote_at":null}`
	if votedAt != nil {
		at := votedAt.UTC()
		body = `{"voted":` + strconv.FormatBool(!at.Before(today)) + `,"last_vote_at":"` + at.Format(timestamp) + `"}`
	}
	w.Write([]byte(body))
	return http.StatusOK
}

func getServer(w http.ResponseWriter, r *http.Request, key *apiKey) int {
	found, err := servers.ask(key.server)
	if err != nil || found == nil {
		return refuse(w, http.StatusServiceUnavailable)
	}
	body, _ := json.Marshal(found)
	w.Write(body)
	return http.StatusOK
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

// Lookups that share a statement.
type batch[Q, A any] struct {
	find      func([]Q) ([]A, error)
	questions chan pending[Q, A]
}

type pending[Q, A any] struct {
	question Q
	answer   chan reply[A]
}

type reply[A any] struct {
	found A
	err   error
}

func newBatch[Q, A any](find func([]Q) ([]A, error)) batch[Q, A] {
	return batch[Q, A]{find, make(chan pending[Q, A], 4096)}
}

func (b batch[Q, A]) ask(question Q) (A, error) {
	answer := make(chan reply[A], 1)
	b.questions <- pending[Q, A]{question, answer}
	got := <-answer
	return got.found, got.err
}

func (b batch[Q, A]) run() {
	for range lanes {
		go b.answer()
	}
}

// Asks whatever has gathered while the last statement ran.
func (b batch[Q, A]) answer() {
	for first := range b.questions {
		waiting := []pending[Q, A]{first}
		for len(waiting) < batchMax && len(b.questions) > 0 {
			waiting = append(waiting, <-b.questions)
		}
		questions := make([]Q, len(waiting))
		for place, one := range waiting {
			questions[place] = one.question
		}
		found, err := b.find(questions)
		for place, one := range waiting {
			one.answer <- reply[A]{found[place], err}
		}
	}
}

type question struct{ server, name string }

func findLastVotes(asked []question) ([]*time.Time, error) {
	votes := make([]*time.Time, len(asked))
	servers, names := make([]string, len(asked)), make([]string, len(asked))
	for place, one := range asked {
		servers[place], names[place] = one.server, one.name
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

// A server's listing, in the order of the service's fields.
type listing struct {
	ID            string `json:"id"`
	Name          string `json:"name"`
	Slug          string `json:"slug"`
	Status        string `json:"status"`
	IP            string `json:"ip"`
	Port          int    `json:"port"`
	GameID        string `json:"game_id"`
	PlayersOnline int    `json:"players_online"`
	PlayersMax    int    `json:"players_max"`
	Total         int64  `json:"votes_total"`
	Weekly        int64  `json:"votes_weekly"`
	Monthly       int64  `json:"votes_monthly"`
}

func findListings(ids []string) ([]*listing, error) {
	listings := make([]*listing, len(ids))
	rows, err := pool.Query(context.Background(), findServers, ids)
	if err != nil {
		return listings, err
	}
	defer rows.Close()
	known := map[string]*listing{}
	for rows.Next() {
		var l listing
		err := rows.Scan(&l.ID, &l.Name, &l.Slug, &l.Status, &l.IP, &l.Port, &l.GameID, &l.PlayersOnline,
			&l.PlayersMax, &l.Total, &l.Weekly, &l.Monthly)
		if err != nil {
			return listings, err
		}
		known[l.ID] = &l
	}
	for place, id := range ids {
		listings[place] = known[id]
	}
	return listings, rows.Err()
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

func writeLog(startedAt time.Time, id string, r *http.Request, status int, key string) {
	lines.Lock()
	defer lines.Unlock()
	ms := float64(time.Since(startedAt).Microseconds()) / 1000
	fmt.Fprintf(lines, `{"time":"%s","level":"info","event":"request","request_id":"%s","method":"%s","path":"%s","status":%d,"duration_ms":%.1f,"key":"%s"}`+"\n",
		time.Now().UTC().Format(timestamp), id, r.Method, r.URL.Path, status, ms, key)
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
