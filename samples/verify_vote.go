// Go 1.19+, behind your web server: VOTEBOARD_WEBHOOK_SECRET=whsec_… VOTEBOARD_CLAIMS=claims.txt PORT=8080 go run verify_vote.go
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"sync"
	"time"
)

// YOUR PART: give the reward. A vote comes here at most once, a test never; several may come together.
func reward(username, voteID string) { fmt.Println(username, "voted:", voteID) }

var secrets = strings.Split(os.Getenv("VOTEBOARD_WEBHOOK_SECRET"), " ") // two while you change it
var claims, errClaims = os.OpenFile(os.Getenv("VOTEBOARD_CLAIMS"), os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600)
var claimed, lock = new(strings.Builder), new(sync.Mutex)

// Whether Voteboard sent this body, at most five minutes ago. The body is the bytes as received.
func isFromVoteboard(header string, body []byte) (isSigned bool) {
	var t int64
	fmt.Sscanf(header, "t=%d,", &t)
	for _, secret := range secrets {
		mac := hmac.New(sha256.New, []byte(secret))
		fmt.Fprintf(mac, "%d.%s", t, body)
		isSigned = hmac.Equal([]byte(header), []byte(fmt.Sprintf("t=%d,v1=%x", t, mac.Sum(nil)))) || isSigned
	}
	return isSigned && time.Since(time.Unix(t, 0)).Abs() <= 300*time.Second
}

// Whether the vote is new. If so, the disk knows its id, and its body's hash: only the body is signed. You may cut
// lines over 31 days old while this is stopped: such votes are not sent again. After a panic the vote is.
func claim(voteID string, body []byte) bool {
	hash := fmt.Sprintf("%x", sha256.Sum256(body))
	lock.Lock()
	defer lock.Unlock()
	if strings.Contains(claimed.String(), voteID) || strings.Contains(claimed.String(), hash) {
		return false
	} else if _, err := fmt.Fprintf(claims, "\n%s %s", voteID, hash); err != nil || claims.Sync() != nil {
		panic("cannot record a vote")
	}
	fmt.Fprintf(claimed, "\n%s %s", voteID, hash)
	return true
}

func receive(w http.ResponseWriter, r *http.Request) {
	var vote struct{ Event, Username, User_ID string }
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 65_536))
	voteID, status, isNew := r.Header.Get("X-Listing-Vote"), 204, false
	if w.Header().Set("Allow", "POST"); r.Method != "POST" {
		status = 405
	} else if err != nil {
		status = 413
	} else if !isFromVoteboard(r.Header.Get("X-Listing-Signature"), body) {
		status = 401
	} else if len(voteID) != 36 || strings.Trim(voteID, "0123456789abcdef-") != "" || json.Unmarshal(body, &vote) != nil {
		status = 400
	} else if vote.Event == "vote" && strings.Trim(vote.User_ID, "0-") != "" && r.Header["X-Listing-Test"] == nil {
		isNew = vote.Username != "" && vote.Username != "Voteboard_Test" && claim(voteID, body)
	}
	if w.WriteHeader(status); isNew { // only now: a crash in between loses a reward (give it by hand), never doubles it
		go reward(vote.Username, voteID)
	}
}

func main() {
	for _, secret := range secrets {
		if _, err := io.Copy(claimed, claims); err != nil || len(secret) != 50 || !strings.HasPrefix(secret, "whsec_") {
			log.Fatal("Set VOTEBOARD_WEBHOOK_SECRET to your webhook secret, and VOTEBOARD_CLAIMS to a file ", errClaims)
		}
	}
	http.HandleFunc("/", receive)
	log.Fatal((&http.Server{Addr: "127.0.0.1:" + os.Getenv("PORT"), ReadTimeout: 5 * time.Second}).ListenAndServe())
}
