// Go 1.19 or newer: VOTEBOARD_KEY=vb_… go run check_vote.go Steve_01 Alex
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strconv"
	"sync"
	"time"
)

const site = "https://voteboard.example"
const timeoutS = 2

var key = os.Getenv("VOTEBOARD_KEY")
var client = http.Client{
	Timeout:       timeoutS * time.Second,
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// Until when we know, by player, that they have voted: a vote counts until its day ends (UTC).
var known sync.Map

// Whether the player has voted today. A yes is not asked for again that day. Keep whom you rewarded.
// After an error reward nobody, and ask again later. While the limit is used up it waits for up to two minutes.
func hasVoted(username string) (bool, error) {
	if until, ok := known.Load(username); ok && time.Now().Before(until.(time.Time)) {
		return true, nil
	}
	for tries := 3; ; tries-- {
		answer, err := ask(username)
		if err != nil {
			return false, err
		}
		defer answer.Body.Close()
		seconds, err := strconv.Atoi(answer.Header.Get("Retry-After"))
		if answer.StatusCode == 429 && tries > 1 && err == nil && 0 <= seconds && seconds <= 60 {
			time.Sleep(time.Duration(seconds) * time.Second)
			continue
		}
		var said struct{ Voted *bool }
		if answer.StatusCode != 200 || json.NewDecoder(answer.Body).Decode(&said) != nil || said.Voted == nil {
			return false, fmt.Errorf("Voteboard answered %s", answer.Status)
		}
		if dayEnds, err := time.Parse(time.RFC3339, answer.Header.Get("X-Listing-Day-Ends")); *said.Voted && err == nil {
			known.Store(username, dayEnds)
		}
		return *said.Voted, nil
	}
}

func ask(username string) (*http.Response, error) {
	address := site + "/api/v1/vote-check?" + url.Values{"username": {username}}.Encode()
	request, err := http.NewRequest("GET", address, nil)
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+key)
	return client.Do(request)
}

func main() {
	isKey := regexp.MustCompile(`^vb_[0-9A-Za-z]+$`).MatchString(key)
	for i := 1; i < len(os.Args) || i == 1; i++ {
		if !isKey || len(os.Args) < 2 || os.Args[i] == "" {
			fmt.Fprintln(os.Stderr, "Say the names of players, and set VOTEBOARD_KEY to your API key: vb_…")
			os.Exit(2)
		}
		voted, err := hasVoted(os.Args[i])
		if err != nil {
			fmt.Fprintln(os.Stderr, "No answer, no reward:", err)
			os.Exit(1)
		}
		fmt.Println(map[bool]string{true: "has voted", false: "has not voted"}[voted])
	}
}
