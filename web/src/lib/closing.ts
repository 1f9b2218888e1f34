// Why the server has hung up, in the reader's language: it sends the id of a message that the page has too.
import { t } from "@/lib/text.svelte";

export const NO_SESSION = 4401;
const NO_TABLE = 4404;
const DAMAGED = 4410;

/** The end of a line that does not come back by itself. */
export interface Ended {
  reason: string;
  code: number;
}

export function whyEnded({ reason }: Ended): string {
  const said = t(reason);
  return said === reason ? t("web-line-ended") : said;
}

/** Whether it may go better the next time: a table that is not there will not be there. */
export function worthAnotherTry({ code }: Ended): boolean {
  return code !== NO_TABLE && code !== DAMAGED;
}
