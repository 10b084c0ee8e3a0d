import { readMaterials } from '@gemas/domain';
import { get } from './endpoint.ts';

/** Help materials and intros of every role. */
export const fetchMaterials = get('/materials', readMaterials);
