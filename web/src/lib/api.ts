// What the page asks the server over HTTP.
import { t } from "@/lib/text.svelte";
import type {
  Account,
  Again,
  BlockList,
  Hello,
  Made,
  NewSession,
  NewTable,
  Person,
  Problem,
  Tongue,
} from "@/lib/wire";
import type { AnalysisTold, FromHere, Story } from "@/lib/wire-retold";

/** What the server would not do, in the person's language. */
export class ServerProblem extends Error {
  readonly faults: string[];
  readonly error: string;

  constructor(
    readonly status: number,
    problem: Problem,
  ) {
    super(problem.message);
    this.error = problem.error;
    this.faults = problem.faults ?? [];
  }
}

/** What to say of a request that came to nothing: the server's words, or that there is no server. */
export function wentWrong(problem: unknown): string {
  return problem instanceof ServerProblem ? problem.message : t("web-unreachable");
}

async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "X-Noctuary": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(path, init);
  if (!answer.ok) throw new ServerProblem(answer.status, await problemOf(answer));
  return (answer.status === 204 || answer.status === 202 ? undefined : await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { error: "error", message: t("web-no-answer", { status: answer.status }) }; // no answer of ours: a proxy's, or a full house's
  }
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const replay = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;

export const api = {
  hello: (lang: Tongue) => asked<Hello>("GET", `/api/hello?lang=${lang}`),
  session: (wish: NewSession) => asked<Person>("POST", "/api/session", wish),
  signUp: (account: Account) => asked<Person>("POST", "/api/account", account),
  signIn: (account: Account) => asked<Person>("POST", "/api/sign-in", account),
  signOut: () => asked<void>("POST", "/api/sign-out", {}),
  forget: () => asked<void>("DELETE", "/api/account"),
  blocks: () => asked<BlockList>("GET", "/api/blocks"),
  unblock: (number: number) => asked<void>("DELETE", `/api/blocks/${number}`),
  discard: (id: string) => asked<void>("DELETE", table(id)),
  make: (wish: NewTable) => asked<Made>("POST", "/api/tables", wish),
  reportAddress: (id: string) => `${table(id)}/report`,
  recordAddress: (id: string) => `${table(id)}/record`,
  again: (id: string, wish: Again) => asked<Made>("POST", `${table(id)}/again`, wish),
  story: (id: string, lang: Tongue) => asked<Story>("GET", `${replay(id)}/story?lang=${lang}`),
  analysis: (id: string, lang: Tongue) => asked<AnalysisTold>("GET", `${replay(id)}/analysis?lang=${lang}`),
  analyse: (id: string) => asked<void>("POST", `${replay(id)}/analysis`, {}),
  stopAnalysis: (id: string) => asked<void>("DELETE", `${replay(id)}/analysis`),
  fromHere: (id: string, wish: FromHere) => asked<Made>("POST", `${replay(id)}/play`, wish),
  get: <T>(path: string) => asked<T>("GET", path),
  ask: <T>(method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) => asked<T>(method, path, body),
  replay,
};
