// Drawings made of shapes become pictures made of pixels.

import type { FlatPicture } from './flat_picture';

/** The picture on a canvas, so many times its size. */
export async function rastered({ svg, width, height }: FlatPicture, scale: number): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export async function pngOf(picture: FlatPicture, scale: number): Promise<Blob> {
  const canvas = await rastered(picture, scale);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the picture could not be made'))), 'image/png');
  });
}
