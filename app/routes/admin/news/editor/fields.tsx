import { CheckboxField, SelectField, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { FormColumns } from "#app/admin/form-columns.tsx";
import { EXCERPT_LENGTH, NEWS_LIMITS } from "#app/domain/content/news/limits.ts";
import { PictureControl } from "#app/domain/content/picture/control.tsx";
import { FormatField, RichTextField } from "#app/domain/content/rich-text/field.tsx";

const CUT = { at: EXCERPT_LENGTH };

export function NewsFields() {
	return (
		<FormColumns
			settings={
				<>
					<SelectField name="category" required initial="uncategorized" />
					<TextField name="publishedAt" type="date" required />
					<TextField name="author" required maxLength={NEWS_LIMITS.author} />
					<TextField name="slug" maxLength={NEWS_LIMITS.slug} autoCapitalize="none" spellCheck={false} />
					<CheckboxField name="featured" />
					<FormatField />
					<PictureControl name="image" kind="scene" />
				</>
			}
		>
			<TranslatedField name="title" first maxLength={NEWS_LIMITS.title} rows={2} />
			<RichTextField name="content" maxLength={NEWS_LIMITS.content} rows={20} cut={CUT} />
		</FormColumns>
	);
}
