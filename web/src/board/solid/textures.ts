// Pictures on solid things, painted here on canvases: wood, stone, signs, numbers.

import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { glyphs } from '../../games/glyphs';
import { elementColour, type Colours } from './colours';

type Context = CanvasRenderingContext2D;

export function painted(width: number, height: number, paint: (context: Context) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  paint(canvas.getContext('2d')!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** The same on every device: grain should not jump when the board is drawn anew. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fibres that run from left to right and meet at the edges, in grey: what they lie on gives the colour. */
function woodGrain(context: Context, size: number, strength: number): void {
  const random = chance(11);
  for (let i = 0; i < 130; ++i) {
    const y = random() * size;
    const sway = 2 + random() * 7;
    const waves = 1 + Math.floor(random() * 2);
    const phase = random() * 2 * Math.PI;
    context.strokeStyle = random() < 0.65 ? `rgba(70, 40, 10, ${strength * (0.25 + random())})` : `rgba(255, 255, 255, ${strength * (0.4 + random())})`;
    context.lineWidth = 0.6 + random() * 2.6;
    for (const shift of [-size, 0, size]) {
      context.beginPath();
      for (let x = 0; x <= size; x += 8) context.lineTo(x, y + shift + sway * Math.sin(phase + (waves * 2 * Math.PI * x) / size));
      context.stroke();
    }
  }
}

function stoneGrain(context: Context, size: number, strength: number): void {
  const random = chance(5);
  for (let i = 0; i < 2600; ++i) {
    const radius = 0.4 + random() * random() * 3;
    context.fillStyle = random() < 0.5 ? `rgba(0, 0, 0, ${strength * random()})` : `rgba(255, 255, 255, ${strength * 1.4 * random()})`;
    context.beginPath();
    context.arc(random() * size, random() * size, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** What the board is made of; colours are laid over it. */
export function grain(material: string): CanvasTexture {
  const size = 256;
  const texture = painted(size, size, (context) => {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size, size);
    if (material === 'wood') woodGrain(context, size, 0.042);
    else if (material === 'slate') stoneGrain(context, size, 0.12);
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(0.55, 0.75);
  return texture;
}

interface Looks {
  colours: Colours;
  isLight: boolean;
}
const bodyColour = ({ colours, isLight }: Looks): string => (isLight ? colours.light : colours.dark);
export const signColour = ({ colours, isLight }: Looks): string => (isLight ? colours.dark : colours.light);

function body(context: Context, looks: Looks, size: number): void {
  context.fillStyle = bodyColour(looks);
  context.fillRect(0, 0, size, size);
  if (looks.colours.material === 'wood') woodGrain(context, size, looks.isLight ? 0.03 : 0.018);
  else if (looks.colours.material === 'slate') stoneGrain(context, size, 0.05);
  // A line along the edges parts a piece from a ground of its own colour.
  context.strokeStyle = looks.isLight ? 'rgba(0, 0, 0, 0.16)' : 'rgba(255, 255, 255, 0.2)';
  context.lineWidth = size * 0.024;
  context.strokeRect(size * 0.03, size * 0.03, size * 0.94, size * 0.94);
}

/** A sign as if cut in: its lower edge catches the light. */
function engrave(context: Context, { isLight }: Looks, sign: string, colour: string, [x, y]: [number, number], scale: number): void {
  const path = new Path2D(glyphs[sign]);
  const fill = (style: string, shift: number): void => {
    context.save();
    context.translate(x + shift, y + shift);
    context.scale(scale, scale);
    context.fillStyle = style;
    context.fill(path, 'evenodd');
    context.restore();
  };
  fill(isLight ? 'rgba(255, 255, 255, 0.9)' : 'rgba(255, 255, 255, 0.16)', Math.max(1, scale * 0.035));
  fill(colour, 0);
}

const tile = 256;

/** One sign on a square side. */
export const signFace = (looks: Looks, sign: string, scale: number): CanvasTexture =>
  painted(tile, tile, (context) => {
    body(context, looks, tile);
    engrave(context, looks, sign, signColour(looks), [tile / 2, tile / 2], tile * scale);
  });

/** Where a side of a cube finds its picture among four. */
export const cubeTiles: Record<string, [number, number]> = { H: [0, 0], M: [1, 0], K: [0, 1], none: [1, 1] };

/** What the sides next to each side show, along and across: printed small at its edges, so that one look tells all three. */
const besides: Record<string, [string, string]> = { H: ['M', 'K'], M: ['K', 'H'], K: ['M', 'H'] };

export const cubeFaces = (looks: Looks, hasRims: boolean): CanvasTexture =>
  painted(2 * tile, 2 * tile, (context) => {
    for (const [element, [column, row]] of Object.entries(cubeTiles)) {
      context.save();
      context.beginPath();
      context.rect(column * tile, row * tile, tile, tile);
      context.clip();
      context.translate(column * tile, row * tile);
      body(context, looks, tile);
      const middle = tile / 2;
      const sign = (name: string, at: [number, number], scale: number): void =>
        engrave(context, looks, name, elementColour(looks.colours, name, looks.isLight), at, tile * scale);
      const beside = besides[element];
      if (beside) sign(element, [middle, middle], hasRims ? 0.25 : 0.32);
      if (beside && hasRims) {
        const edge = tile * 0.115;
        for (const x of [edge, tile - edge]) sign(beside[0], [x, middle], 0.07);
        for (const y of [edge, tile - edge]) sign(beside[1], [middle, y], 0.07);
      }
      context.restore();
    }
  });

/** Both sides of a pawn: Dark's number on the left half, Light's on the right, each with the other's small. */
export const pawnFaces = (colours: Colours, dark: string, light: string): CanvasTexture =>
  painted(2 * tile, tile, (context) => {
    for (const [isLight, number, under] of [[false, dark, light], [true, light, dark]] as const) {
      const looks = { colours, isLight };
      context.save();
      context.beginPath();
      context.rect(isLight ? tile : 0, 0, tile, tile);
      context.clip();
      context.translate(isLight ? tile : 0, 0);
      body(context, looks, tile);
      context.strokeStyle = signColour(looks);
      context.globalAlpha = 0.35;
      context.lineWidth = 4;
      context.beginPath();
      context.arc(tile / 2, tile / 2, tile * 0.4, 0, 2 * Math.PI);
      context.stroke();
      context.globalAlpha = 1;
      context.fillStyle = signColour(looks);
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.font = `700 ${tile * 0.52}px ${colours.font}`;
      context.fillText(number, tile / 2, tile * 0.51);
      context.font = `600 ${tile * 0.18}px ${colours.font}`;
      context.fillText(under, tile * 0.73, tile * 0.72);
      context.restore();
    }
  });

/** Courses of bricks, to be coloured: `wallLine` are the joints. */
export const bricks = (colours: Colours): CanvasTexture => {
  const texture = painted(tile, tile, (context) => {
    const random = chance(3);
    context.fillStyle = colours.wall;
    context.fillRect(0, 0, tile, tile);
    const height = tile / 4;
    for (let row = 0; row < 4; ++row) {
      for (let i = -1; i < 3; ++i) {
        const x = i * (tile / 2) + (row % 2) * (tile / 4);
        context.fillStyle = random() < 0.5 ? `rgba(255, 255, 255, ${0.09 * random()})` : `rgba(0, 0, 0, ${0.14 * random()})`;
        context.fillRect(x, row * height, tile / 2, height);
        context.strokeStyle = colours.wallLine;
        context.lineWidth = 9;
        context.strokeRect(x, row * height, tile / 2, height);
      }
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
};

/** A word on a ground of one colour; on a disc of it, with nothing round it, where it floats. */
export const badge = (text: string, { ground, ink, font, isDisc }: { ground: string; ink: string; font: string; isDisc: boolean }): CanvasTexture =>
  painted(128, 128, (context) => {
    context.fillStyle = ground;
    context.arc(64, 64, isDisc ? 62 : 128, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = ink;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `700 ${text.length > 1 ? 50 : 84}px ${font}`;
    context.fillText(text, 64, 68);
  });

/** Darkness that fades outwards. */
export const softShadow = (): CanvasTexture =>
  painted(128, 128, (context) => {
    const gradient = context.createRadialGradient(64, 64, 14, 64, 64, 64);
    gradient.addColorStop(0, 'rgba(0, 0, 0, 0.62)');
    gradient.addColorStop(0.55, 'rgba(0, 0, 0, 0.34)');
    gradient.addColorStop(1, 'rgba(0, 0, 0, 0)');
    context.fillStyle = gradient;
    context.fillRect(0, 0, 128, 128);
  });
