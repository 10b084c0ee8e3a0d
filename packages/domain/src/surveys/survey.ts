import type { Id } from '../format/id.ts';
export interface SurveyOption {
  name: string;
}

/** A question of a survey (spec section 3). A question of unknown type is answered with text. */
export interface SurveyQuestion {
  id: Id;
  type: 'text' | 'radio' | 'checkbox';
  statement: string;
  data: {
    options: SurveyOption[];
    /** Additional text. The name is spelt as the server sends it. */
    aditional: { active: boolean; statement: string; answer: string | null } | null;
  };
  answer: string[] | null;
}

export interface Survey {
  id: Id;
  title: string;
  description: string;
  questions: SurveyQuestion[];
}

/** Payload of `POST /surveys/complete` (spec section 7). */
export interface SurveyAnswers {
  survey_id: Id;
  questions: {
    id: Id;
    statement: string;
    answer: string[];
    aditional_answer: string | null;
  }[];
}
