import { refusals } from './refusals';
import { words } from './words';

export const en = { ...words, ...refusals };
