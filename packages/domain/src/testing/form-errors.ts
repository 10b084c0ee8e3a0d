import { type Schema, ValidationError } from 'yup';

/** Returns the error messages of a form by field. Several messages of a field are joined by ' + '. */
export async function errorsOf(schema: Schema, form: object): Promise<Record<string, string>> {
  try {
    await schema.validate(form, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, string> = {};
    for (const { path = '', message } of error.inner) {
      found[path] = path in found ? `${found[path]} + ${message}` : message;
    }
    return found;
  }
}
