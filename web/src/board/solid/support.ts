/** Whether solid things can be drawn here: well, slowly because no graphics chip helps, or not at all. */
export type Support = 'well' | 'slowly' | 'not';

let known: Support | null = null;

/** Renderers that are programs. Not every browser counts them as a major caveat. */
const programs = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function drawnBy(failIfMajorPerformanceCaveat: boolean): string | null {
  try {
    const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat });
    if (!context) return null;
    const names = context.getExtension('WEBGL_debug_renderer_info');
    const renderer = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
    // Browsers allow only a few of these at a time.
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return renderer;
  } catch {
    return null;
  }
}

function found(): Support {
  const renderer = drawnBy(true);
  if (renderer !== null) return programs.test(renderer) ? 'slowly' : 'well';
  return drawnBy(false) === null ? 'not' : 'slowly';
}

export function solidSupport(): Support {
  known ??= found();
  return known;
}
