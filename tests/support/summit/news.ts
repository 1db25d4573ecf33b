import type { NewsArticle } from "#app/domain/content/news/schema.ts";
import { inEach, prose, said } from "./texts.ts";

type Article = Omit<NewsArticle, "format">;

const article = (id: string, publishedAt: string, category: Article["category"], picture: string, title: string, also: Partial<Article> = {}): Article => ({
	id,
	slug: id,
	publishedAt,
	category,
	title: inEach(title),
	image: `/images/news/${picture}`,
	content: prose(title, 6),
	author: "Admin",
	featured: false,
	draft: false,
	...also,
});

export const news: Article[] = [
	article("programme-announced", "2025-10-07", "announcements", "programme", "The agenda is here: three tracks and a day of visits", { featured: true }),
	article("student-scholarships", "2025-08-19", "opportunities", "scholarships", "Thirty scholarships for students on both sides of the Atlantic"),
	article("robots-old-factory", "2025-06-10", "technology", "robotics", "Six robots, one old factory and nobody laid off"),
	article("green-hydrogen-atacama", "2025-04-08", "sustainability", "green-hydrogen", "First metric ton of green hydrogen from the Atacama", {
		title: said(
			"First metric ton of green hydrogen from the Atacama",
			"Primera tonelada de hidrógeno verde de Atacama",
			"Första tonnet grön vätgas från Atacama",
		),
		featured: true,
	}),
	article("first-customer-partnership", "2025-02-11", "business", "partnership", "Sixty small companies to find a first customer overseas"),
	article("early-bird-tickets", "2024-09-17", "announcements", "early-tickets", "Tickets are on sale, with an early-bird rate until New Year"),
];
