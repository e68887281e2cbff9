import type { Clase, Evidencia } from './evidencia.ts'

/**
 * From here on a value that nothing contradicts needs no person. On the scans it was tuned on, none of about 1,600 fields over it was wrong
 * (QR included); the goal is one in 1,000, and only seeds never used for tuning can show it.
 */
export const SEGURO_DESDE = 0.98

const QR = 0.995
const TEXTO = 0.995
const MAX = 0.999
const CONFLICT = 0.5
const INVALID = 0.6

/** Lower ends of the recogniser's confidence that the rows of the table are for, best first. */
const ESCALONES = [0.96, 0.93, 0.9, 0.85, 0.75, 0.5, 0] as const

/** One row a step; columns: nothing else says it, one other place or field says it, two or more. */
type Tabla = readonly (readonly [sola: number, una: number, varias: number])[]

/**
 * Share of right values by evidence. Set by hand, monotone down and across, from counts over about 200 scanned and photographed papers of
 * tuning seeds (some 1,200 recognised fields); cells that held few or none follow their neighbours and keep below SEGURO_DESDE.
 */
const RECONOCIDO: Readonly<Record<Clase, Tabla>> = {
  clave: [
    [0.94, 0.993, 0.999],
    [0.93, 0.99, 0.999],
    [0.92, 0.985, 0.998],
    [0.9, 0.97, 0.995],
    [0.85, 0.95, 0.99],
    [0.7, 0.92, 0.98],
    [0.5, 0.88, 0.95],
  ],
  numero: [
    [0.983, 0.995, 0.999],
    [0.97, 0.99, 0.998],
    [0.95, 0.985, 0.995],
    [0.88, 0.97, 0.99],
    [0.72, 0.9, 0.97],
    [0.5, 0.85, 0.93],
    [0.4, 0.7, 0.8],
  ],
  lista: [
    [0.983, 0.997, 0.999],
    [0.97, 0.99, 0.998],
    [0.95, 0.99, 0.997],
    [0.93, 0.98, 0.99],
    [0.88, 0.97, 0.99],
    [0.6, 0.95, 0.97],
    [0.3, 0.92, 0.95],
  ],
  nombre: [
    [0.94, 0.996, 0.999],
    [0.93, 0.985, 0.998],
    [0.92, 0.977, 0.995],
    [0.88, 0.96, 0.98],
    [0.78, 0.93, 0.97],
    [0.55, 0.85, 0.9],
    [0.35, 0.7, 0.8],
  ],
  texto: [
    [0.995, 0.997, 0.999],
    [0.985, 0.99, 0.998],
    [0.977, 0.985, 0.995],
    [0.92, 0.96, 0.98],
    [0.88, 0.92, 0.96],
    [0.6, 0.75, 0.9],
    [0.45, 0.5, 0.7],
  ],
}

const round = (value: number) => Math.round(value * 1000) / 1000

/**
 * How many of the fields with this evidence are right, 0..1: read from the table for what a recogniser gave, fixed for QR and digital
 * text. What speaks against a value lowers it below anything sure.
 */
export function confianzaDe(evidencia: Evidencia): number {
  const against = (evidencia.conflicto ? CONFLICT : 1) * (evidencia.valido ? 1 : INVALID) * evidencia.factor
  return round(base(evidencia) * against)
}

function base({ fuente, clase, palabra, lugares, apoyos }: Evidencia): number {
  const others = lugares - 1 + apoyos
  if (fuente !== 'ocr') return others > 0 ? MAX : fuente === 'qr' ? QR : TEXTO
  const step = ESCALONES.findIndex((least) => palabra >= least)
  return RECONOCIDO[clase][step]?.[Math.min(2, others)] ?? 0
}
