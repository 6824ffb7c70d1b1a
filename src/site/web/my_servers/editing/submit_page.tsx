import { addServer } from "../../../servers/add_server.ts";
import { action } from "../../forms/action.tsx";
import { sentForm } from "../../kit/sent_form.ts";
import { redirectTo } from "../../forms/read_form.ts";
import { sendPage } from "../../frame/layout.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { listingOf } from "../form/typed_listing.ts";
import { LISTING_INPUTS, listingCopy, listingOptions } from "../form/listing_inputs.tsx";
import { offeredLanguages } from "../translations/translation_fields.ts";
import { LISTING_FILE } from "../form/listing_file.ts";
import { ListingForm } from "../form/listing_form.tsx";
import { findOffered } from "./listing_preview.tsx";
import { Drawn } from "./drawn_listing.tsx";

/** POST /my/servers: adds a server to the moderators' queue, once even if the form is sent repeatedly. */
export const submitServer = action({
  ...LISTING_INPUTS,
  path: "/my/servers",
  who: "signed in",
  route: { hasTexts: true },
  once: true,
  copy: () => ({ ...listingCopy(), submit: currentLocale().words.listingForm.submit.submit }),
  async onSubmit({ c, web, values, typed, sender }) {
    const { games, languages } = await findOffered(web);
    const { edit, facts } = listingOf(values, { typed, games, languages });
    return await addServer(
      web.services,
      { ...edit, facts, owner: viewerOf(c).username },
      sender,
    );
  },
  then: ({ slug }) => [`/my/servers/${slug}`],
  used: (c) => redirectTo(c, "/my/servers", "server_submitted"),
  page: showSubmit,
});

/** GET /my/servers/new: shows the form to add a server. */
export async function showSubmit(c: WebContext, web: Web) {
  const locale = currentLocale();
  const { submit: adding } = locale.words.listingForm;
  const offered = await findOffered(web);
  const typed = sentForm()?.typed ?? { textLanguage: locale.tag.slice(0, 2) };
  return await sendPage(c, web, {
    title: adding.title,
    scripts: [LISTING_FILE.path],
    body: (
      <>
        <h1>{adding.title}</h1>
        <p class="lead">{adding.lead}</p>
        <ListingForm
          form={submitServer}
          preview="/my/servers/new/preview"
          typed={typed}
          options={listingOptions(offered, offeredLanguages(typed, offered.languages))}
          save={adding.submit}
          drawn={<Drawn typed={typed} offered={offered} />}
          pictures={<p class="note" id="pictures">{adding.pictures}</p>}
        />
      </>
    ),
  });
}
