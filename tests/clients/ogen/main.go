// Asks for everything, with the clients that ogen made.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"github.com/google/uuid"

	"client/rewards"
	"client/voteboard"
)

// site is a client's transport and key. It keeps the last answer, whose status no generated type has.
type site struct {
	key    string
	answer *http.Response
	body   []byte
}

func (s *site) Do(request *http.Request) (*http.Response, error) {
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	s.body, err = io.ReadAll(answer.Body)
	s.answer, answer.Body = answer, io.NopCloser(bytes.NewReader(s.body))
	return answer, err
}

type votesKey struct{ *site }

func (s votesKey) ApiKey(context.Context, voteboard.OperationName) (voteboard.ApiKey, error) {
	return voteboard.ApiKey{Token: s.key}, nil
}

type inboxKey struct{ *site }

func (s inboxKey) ApiKey(context.Context, rewards.OperationName) (rewards.ApiKey, error) {
	return rewards.ApiKey{Token: s.key}, nil
}

// must ends the program if there was no answer, or not one that the contract has.
func must[Answer any](answer Answer, err error) Answer {
	if err != nil {
		log.Fatal(err)
	}
	return answer
}

func votesAt(s *site, url string) *voteboard.Client {
	return must(voteboard.NewClient(url, votesKey{s}, voteboard.WithClient(s)))
}

func inboxAt(s *site, url string) *rewards.Client {
	return must(rewards.NewClient(url, inboxKey{s}, rewards.WithClient(s)))
}

// tell prints the words for a success, or what a problem says.
func tell[Success any](s *site, operation string, answer any, words func(Success) []any) Success {
	line := []any{operation, s.answer.StatusCode}
	success, isSuccess := answer.(Success)
	if isSuccess {
		fmt.Println(append(line, words(success)...)...)
		return success
	}
	var problem rewards.ValidationProblem
	_ = json.Unmarshal(s.body, &problem) // a Problem has no faults
	line = append(line, problem.Code)
	if len(problem.Errors) > 0 {
		line = append(line, problem.Errors[0].Name)
	} else if wait := s.answer.Header.Get("Retry-After"); wait != "" {
		line = append(line, wait)
	}
	fmt.Println(line...)
	return success
}

func main() {
	ctx, s, url := context.Background(), &site{key: os.Getenv("KEY")}, os.Getenv("SITE")
	votes, inbox := votesAt(s, url), inboxAt(s, url)
	const player = "steve_42"

	askServer := func(s *site, url string) {
		tell(s, "getServer", must(votesAt(s, url).GetServer(ctx)), func(body *voteboard.ServerHeaders) []any {
			return []any{body.Response.Name}
		})
	}
	askInbox := func(s *site, url string) {
		tell(s, "getInbox", must(inboxAt(s, url).GetInbox(ctx)), func(body *rewards.InboxHeaders) []any {
			return []any{body.Response.RewardsBy, body.Response.Waiting}
		})
	}
	check := func(name string) {
		asked := voteboard.CheckVoteParams{Username: voteboard.AskedUsername(name)}
		tell(s, "checkVote", must(votes.CheckVote(ctx, asked)), func(body *voteboard.VoteCheckHeaders) []any {
			return []any{body.Response.Voted, body.Response.LastVoteAt.Value.Unix()}
		})
	}
	test := func(name string) {
		asked := rewards.TestVoteRequest{TestID: rewards.UUID(uuid.New()), Player: rewards.PlayerName(name)}
		tell(s, "createTestVote", must(inbox.CreateTestVote(ctx, &asked)), func(*rewards.TestVoteHeaders) []any {
			return nil
		})
	}

	askServer(s, url)
	for _, name := range []string{player, "Élodie 鍾"} {
		asked := voteboard.GetVotesParams{Username: voteboard.NewOptAskedUsername(voteboard.AskedUsername(name))}
		tell(s, "getVotes", must(votes.GetVotes(ctx, asked)), func(body *voteboard.VoteCountsHeaders) []any {
			return []any{body.Response.Total, body.Response.HasVoted.Value}
		})
	}
	check(player)
	test(player)
	id := rewards.UUID(uuid.New())
	request := rewards.ClaimRequest{ClaimID: id, Players: []string{string(player)}, Limit: rewards.NewOptInt(2)}
	claim := tell(s, "claimVotes", must(inbox.ClaimVotes(ctx, &request)), func(body *rewards.ClaimHeaders) []any {
		held := body.Response.Votes
		return []any{len(held), held[0].Player.Value, held[0].Test}
	})
	held := claim.Response.Votes
	releases := rewards.ReleaseRequest{ClaimID: id, Votes: []rewards.Release{{VoteID: held[0].VoteID}}}
	tell(s, "releaseVotes", must(inbox.ReleaseVotes(ctx, &releases)), func(body *rewards.ReleaseResultsHeaders) []any {
		return []any{body.Response.Results[0].Result}
	})
	note := rewards.NewOptNote("3 diamonds")
	grants := rewards.GrantRequest{Votes: []rewards.Grant{{VoteID: held[1].VoteID, Note: note}}}
	tell(s, "recordGrants", must(inbox.RecordGrants(ctx, &grants)), func(body *rewards.GrantResultsHeaders) []any {
		return []any{body.Response.Results[0].Result}
	})
	askInbox(s, url)
	few := rewards.ListVotesParams{Limit: rewards.NewOptInt(10)}
	tell(s, "listVotes", must(inbox.ListVotes(ctx, few)), func(body *rewards.FeedHeaders) []any {
		return []any{body.Response.Votes[0].Type, body.Response.Votes[0].Reward}
	})
	for _, request := range []rewards.ClaimRequest{
		{ClaimID: rewards.UUID(uuid.New()), Players: []string{}},
		{ClaimID: rewards.UUID(uuid.New()), AllPlayers: rewards.NewOptBool(true)},
	} {
		tell(s, "claimVotes", must(inbox.ClaimVotes(ctx, &request)), func(body *rewards.ClaimHeaders) []any {
			return []any{len(body.Response.Votes)}
		})
	}

	check(" ")
	test(" ")
	for _, pair := range [][2]string{
		{"wrong", url}, {os.Getenv("SUSPENDED_KEY"), url}, {os.Getenv("LIMITED_KEY"), url},
		{s.key, os.Getenv("DOWN_SITE")},
	} {
		askServer(&site{key: pair[0]}, pair[1])
		askInbox(&site{key: pair[0]}, pair[1])
	}
}
