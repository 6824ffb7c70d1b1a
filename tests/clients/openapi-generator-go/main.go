// Asks for everything, with the clients that openapi-generator made.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"

	voteboard "client/voteboard"
	"client/rewards"
)

func votesAt(key, site string) *voteboard.APIClient {
	config := voteboard.NewConfiguration()
	config.Servers = voteboard.ServerConfigurations{{URL: site}}
	config.AddDefaultHeader("Authorization", "Bearer "+key)
	return voteboard.NewAPIClient(config)
}

func inboxAt(key, site string) *rewards.APIClient {
	config := rewards.NewConfiguration()
	config.Servers = rewards.ServerConfigurations{{URL: site}}
	config.AddDefaultHeader("Authorization", "Bearer "+key)
	return rewards.NewAPIClient(config)
}

// tell prints the words for a success, or what a problem says.
func tell[Body any](operation string, words func(Body) []any) func(Body, *http.Response, error) Body {
	return func(body Body, response *http.Response, err error) Body {
		if response == nil {
			log.Fatal(err)
		}
		line := []any{operation, response.StatusCode}
		if err == nil {
			fmt.Println(append(line, words(body)...)...)
			return body
		}
		failed, isProblem := err.(interface{ Body() []byte })
		if !isProblem {
			log.Fatal(err)
		}
		// The generated ValidationProblem refuses a Problem, which has no faults.
		var problem struct {
			Code   rewards.ProblemCode
			Errors []struct{ Name string }
		}
		if err := json.Unmarshal(failed.Body(), &problem); err != nil {
			log.Fatal(err)
		}
		line = append(line, problem.Code)
		if len(problem.Errors) > 0 {
			line = append(line, problem.Errors[0].Name)
		} else if wait := response.Header.Get("Retry-After"); wait != "" {
			line = append(line, wait)
		}
		fmt.Println(line...)
		return body
	}
}

func main() {
	ctx, name := context.Background(), "steve_42"
	key, site := os.Getenv("KEY"), os.Getenv("SITE")
	votes, inbox, feed := votesAt(key, site), inboxAt(key, site).InboxAPI, inboxAt(key, site).FeedAPI

	server := tell("getServer", func(body *voteboard.Server) []any { return []any{body.Name} })
	server(votes.ServerAPI.GetServer(ctx).Execute())
	for _, one := range []string{name, "Élodie 鍾"} {
		tell("getVotes", func(body *voteboard.VoteCounts) []any { return []any{body.Total, body.GetHasVoted()} })(
			votes.VotesAPI.GetVotes(ctx).Username(one).Execute())
	}
	check := tell("checkVote", func(body *voteboard.VoteCheck) []any {
		return []any{body.Voted, body.LastVoteAt.Get().Unix()}
	})
	check(votes.VotesAPI.CheckVote(ctx).Username(name).Execute())

	test := tell("createTestVote", func(body *rewards.TestVote) []any { return nil })
	const testId = "7b1d2f64-90ab-4c3e-8d5f-2a6c1e0b9f37"
	test(inbox.CreateTestVote(ctx).TestVoteRequest(*rewards.NewTestVoteRequest(testId, name)).Execute())
	claimId := "0d9c3b1e-7f52-4c86-9a0e-1b2c3d4e5f60"
	request := rewards.NewClaimRequest(claimId)
	request.SetPlayers([]string{name})
	request.SetLimit(2)
	claim := tell("claimVotes", func(body *rewards.Claim) []any {
		return []any{len(body.Votes), *body.Votes[0].Player.Get(), body.Votes[0].Test}
	})(inbox.ClaimVotes(ctx).ClaimRequest(*request).Execute())
	release := []rewards.Release{*rewards.NewRelease(claim.Votes[0].VoteId)}
	tell("releaseVotes", func(body *rewards.ReleaseResults) []any { return []any{body.Results[0].Result} })(
		inbox.ReleaseVotes(ctx).ReleaseRequest(*rewards.NewReleaseRequest(claimId, release)).Execute())
	grant := rewards.NewGrant(claim.Votes[1].VoteId)
	grant.SetNote("3 diamonds")
	tell("recordGrants", func(body *rewards.GrantResults) []any { return []any{body.Results[0].Result} })(
		inbox.RecordGrants(ctx).GrantRequest(*rewards.NewGrantRequest([]rewards.Grant{*grant})).Execute())
	counted := tell("getInbox", func(body *rewards.Inbox) []any { return []any{body.RewardsBy, body.Waiting} })
	counted(inbox.GetInbox(ctx).Execute())
	tell("listVotes", func(body *rewards.Feed) []any { return []any{body.Votes[0].Type, body.Votes[0].Reward} })(
		feed.ListVotes(ctx).Limit(10).Execute())
	empty := rewards.NewClaimRequest("0d9c3b1e-7f52-4c86-9a0e-1b2c3d4e5f61")
	empty.SetPlayers([]string{})
	all := rewards.NewClaimRequest("0d9c3b1e-7f52-4c86-9a0e-1b2c3d4e5f62")
	all.SetAllPlayers(true)
	for _, request := range []*rewards.ClaimRequest{empty, all} {
		tell("claimVotes", func(body *rewards.Claim) []any { return []any{len(body.Votes)} })(
			inbox.ClaimVotes(ctx).ClaimRequest(*request).Execute())
	}

	check(votes.VotesAPI.CheckVote(ctx).Username(" ").Execute())
	test(inbox.CreateTestVote(ctx).TestVoteRequest(*rewards.NewTestVoteRequest(testId, " ")).Execute())
	for _, pair := range [][2]string{
		{"wrong", site}, {os.Getenv("SUSPENDED_KEY"), site}, {os.Getenv("LIMITED_KEY"), site},
		{key, os.Getenv("DOWN_SITE")},
	} {
		server(votesAt(pair[0], pair[1]).ServerAPI.GetServer(ctx).Execute())
		counted(inboxAt(pair[0], pair[1]).InboxAPI.GetInbox(ctx).Execute())
	}
}
