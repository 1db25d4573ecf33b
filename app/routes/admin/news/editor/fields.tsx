import { CheckboxField, SelectField, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { EXCERPT_LENGTH, NEWS_LIMITS } from "#app/domain/content/news/limits.ts";
import { PictureControl } from "#app/domain/content/picture/control.tsx";
import { FormatField, RichTextField } from "#app/domain/content/rich-text/field.tsx";

const CUT = { at: EXCERPT_LENGTH };

export function NewsFields() {
	return (
		<>
			<TranslatedField name="title" first maxLength={NEWS_LIMITS.title} rows={2} />
			<div className="grid gap-6 md:grid-cols-2">
				<TextField name="slug" maxLength={NEWS_LIMITS.slug} autoCapitalize="none" spellCheck={false} />
				<TextField name="publishedAt" type="date" required />
				<SelectField name="category" required initial="uncategorized" />
				<TextField name="author" required maxLength={NEWS_LIMITS.author} />
			</div>
			<CheckboxField name="featured" />
			<PictureControl name="image" kind="scene" />
			<FormatField />
			<RichTextField name="content" maxLength={NEWS_LIMITS.content} rows={20} cut={CUT} />
		</>
	);
}
