import field from '../../components/Field.module.css';
import { admin } from '../../content/admin/admin.ts';
import { blogs } from '../../content/blogs.ts';
import { usePostFormContext } from './PostFormContext.ts';

/** Only where there is a choice. */
export function CategoryField() {
  const { draft, change } = usePostFormContext();
  const [first, ...others] = blogs.categories;
  if (others.length === 0) return null;
  return (
    <div className={field['field']}>
      <label htmlFor="category">{admin.form.labels.category}</label>
      <select
        className={field['input']}
        id="category"
        value={draft.category || first?.key}
        onChange={({ target }) => change('category', target.value)}
      >
        {blogs.categories.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
