import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../testing/mock-api.ts';

const { db, get, post, reset } = mockApi();

beforeEach(reset);

it('removes an answered survey', async () => {
  db.openSession('60009');
  const [survey] = (await get('/surveys', '60009')).body;
  const questions = survey.questions.map(
    ({ id, statement }: { id: number; statement: string }) => ({
      id,
      statement,
      answer: ['Sí'],
      aditional_answer: null,
    }),
  );
  expect(
    (await post('/surveys/complete', { survey_id: survey.id, questions }, '60009')).status,
  ).toBe(200);
  expect((await get('/surveys', '60009')).body).toHaveLength(1);
});
