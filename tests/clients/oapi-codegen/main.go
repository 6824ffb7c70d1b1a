// Asks for everything, with the clients that oapi-codegen made.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"

	"github.com/google/uuid"

	"client/rewards"
	"client/voteboard"
)

type clients struct {
	votes *voteboard.ClientWithResponses
	inbox *rewards.ClientWithResponses
}

func connect(key, site string) clients {
	bearer := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+key)
		return nil
	}
	votes, err := voteboard.NewClientWithResponses(site, voteboard.WithRequestEditorFn(bearer))
	if err != nil {
		log.Fatal(err)
	}
	inbox, err := rewards.NewClientWithResponses(site, rewards.WithRequestEditorFn(bearer))
	if err != nil {
		log.Fatal(err)
	}
	return clients{votes, inbox}
}

// told tells of a success in its words; those of a problem are its code and what is at fault, or how long to wait.
func told[Body any](operation string, response *http.Response, body *Body, raw []byte, words ...func(*Body) []any) {
	line := []any{operation, response.StatusCode}
	if body != nil {
		for _, word := range words {
			line = append(line, word(body)...)
		}
		fmt.Println(line...)
		return
	}
	var problem rewards.ValidationProblem // a Problem has no faults
	if err := json.Unmarshal(raw, &problem); err != nil {
		log.Fatal(err)
	}
	line = append(line, problem.Code)
	if len(problem.Errors) > 0 {
		line = append(line, problem.Errors[0].Name)
	} else if wait := response.Header.Get("Retry-After"); wait != "" {
		line = append(line, wait)
	}
	fmt.Println(line...)
}

// must ends the program if there was no answer.
func must[Answer any](answer Answer, err error) Answer {
	if err != nil {
		log.Fatal(err)
	}
	return answer
}

func main() {
	ctx, key, site := context.Background(), os.Getenv("KEY"), os.Getenv("SITE")
	votes, inbox := connect(key, site).votes, connect(key, site).inbox
	name := "steve_42"

	server := must(votes.GetServerWithResponse(ctx))
	told("getServer", server.HTTPResponse, server.JSON200, server.Body,
		func(body *voteboard.Server) []any { return []any{body.Name} })
	counts := must(votes.GetVotesWithResponse(ctx, &voteboard.GetVotesParams{Username: &name}))
	told("getVotes", counts.HTTPResponse, counts.JSON200, counts.Body,
		func(body *voteboard.VoteCounts) []any { return []any{body.Total, *body.HasVoted} })
	foreign := "Élodie 鍾"
	counts = must(votes.GetVotesWithResponse(ctx, &voteboard.GetVotesParams{Username: &foreign}))
	told("getVotes", counts.HTTPResponse, counts.JSON200, counts.Body,
		func(body *voteboard.VoteCounts) []any { return []any{body.Total, *body.HasVoted} })
	check := must(votes.CheckVoteWithResponse(ctx, &voteboard.CheckVoteParams{Username: name}))
	told("checkVote", check.HTTPResponse, check.JSON200, check.Body,
		func(body *voteboard.VoteCheck) []any { return []any{body.Voted, body.LastVoteAt.Unix()} })

	test := must(inbox.CreateTestVoteWithResponse(ctx, rewards.TestVoteRequest{TestId: uuid.New(), Player: name}))
	told("createTestVote", test.HTTPResponse, test.JSON201, test.Body)
	claimId, limit := uuid.New(), 2
	claim := must(inbox.ClaimVotesWithResponse(ctx, rewards.ClaimRequest{
		ClaimId: claimId, Players: &[]rewards.PlayerName{name}, Limit: &limit,
	}))
	told("claimVotes", claim.HTTPResponse, claim.JSON200, claim.Body,
		func(body *rewards.Claim) []any {
			return []any{len(body.Votes), *body.Votes[0].Player, body.Votes[0].Test}
		})
	held := claim.JSON200.Votes
	released := must(inbox.ReleaseVotesWithResponse(ctx, rewards.ReleaseRequest{
		ClaimId: claimId, Votes: []rewards.Release{{VoteId: held[0].VoteId}},
	}))
	told("releaseVotes", released.HTTPResponse, released.JSON200, released.Body,
		func(body *rewards.ReleaseResults) []any { return []any{body.Results[0].Result} })
	note := "3 diamonds"
	granted := must(inbox.RecordGrantsWithResponse(ctx, rewards.GrantRequest{
		Votes: []rewards.Grant{{VoteId: held[1].VoteId, Note: &note}},
	}))
	told("recordGrants", granted.HTTPResponse, granted.JSON200, granted.Body,
		func(body *rewards.GrantResults) []any { return []any{body.Results[0].Result} })
	counted := must(inbox.GetInboxWithResponse(ctx))
	told("getInbox", counted.HTTPResponse, counted.JSON200, counted.Body,
		func(body *rewards.Inbox) []any { return []any{body.RewardsBy, body.Waiting} })
	few := 10
	feed := must(inbox.ListVotesWithResponse(ctx, &rewards.ListVotesParams{Limit: &few}))
	told("listVotes", feed.HTTPResponse, feed.JSON200, feed.Body,
		func(body *rewards.Feed) []any { return []any{body.Votes[0].Type, body.Votes[0].Reward} })
	all := true
	for _, request := range []rewards.ClaimRequest{
		{ClaimId: uuid.New(), Players: &[]rewards.PlayerName{}},
		{ClaimId: uuid.New(), AllPlayers: &all},
	} {
		claim := must(inbox.ClaimVotesWithResponse(ctx, request))
		told("claimVotes", claim.HTTPResponse, claim.JSON200, claim.Body,
			func(body *rewards.Claim) []any { return []any{len(body.Votes)} })
	}

	check = must(votes.CheckVoteWithResponse(ctx, &voteboard.CheckVoteParams{Username: " "}))
	told("checkVote", check.HTTPResponse, check.JSON200, check.Body)
	test = must(inbox.CreateTestVoteWithResponse(ctx, rewards.TestVoteRequest{TestId: uuid.New(), Player: " "}))
	told("createTestVote", test.HTTPResponse, test.JSON201, test.Body)
	for _, client := range []clients{
		connect("wrong", site),
		connect(os.Getenv("SUSPENDED_KEY"), site),
		connect(os.Getenv("LIMITED_KEY"), site),
		connect(key, os.Getenv("DOWN_SITE")),
	} {
		server := must(client.votes.GetServerWithResponse(ctx))
		told("getServer", server.HTTPResponse, server.JSON200, server.Body)
		counted := must(client.inbox.GetInboxWithResponse(ctx))
		told("getInbox", counted.HTTPResponse, counted.JSON200, counted.Body)
	}
}
