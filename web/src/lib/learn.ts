// What the pages of lessons ask the server.
import { api } from "@/lib/api";
import type { Course, Courses, LessonAsk, LessonTold } from "@/lib/wire-learn";
import type { Tongue } from "@/lib/wire";

export const courses = (lang: Tongue): Promise<Courses> => api.get<Courses>(`/api/lessons?lang=${lang}`);

export const askLesson = (slug: string, ask: LessonAsk, lang: Tongue): Promise<LessonTold> =>
  api.ask<LessonTold>("POST", `/api/lessons/${encodeURIComponent(slug)}?lang=${lang}`, ask);

/** The lesson that comes next in a game: the first that is not done; null after the last. */
export function nextIn(course: Course, done: (slug: string) => boolean): string | null {
  return course.lessons.find((lesson) => !done(lesson.slug))?.slug ?? null;
}
