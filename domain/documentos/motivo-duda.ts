import { claseDe } from './confianza/evidencia.ts'
import type { CampoLeido } from './campo-leido.ts'

/** Under this the image itself was hard to read, whatever else was found. */
const IMAGEN_CLARA = 0.9

/** Why a field was read without certainty, in one sentence that names what to look at. `campo` as the paper names it. */
export function motivoDuda(campo: string, leido: CampoLeido): string {
  const { otroValor, sugerencia, fuente, confianza } = leido
  if (otroValor) return `En otro lugar del documento se lee ${otroValor}.`
  if (sugerencia) return `Su dígito verificador no corresponde; con ${sugerencia} sí.`
  if (fuente === 'ocr' && confianza < IMAGEN_CLARA) return 'La imagen no se lee con claridad en ese lugar.'
  if (claseDe(campo) === 'nombre') return 'El nombre completo pudo partirse de otra manera.'
  return fuente === 'ocr'
    ? 'Se leyó de la imagen y ningún otro dato lo respalda.'
    : 'El documento no lo dice con su rótulo de siempre.'
}
