import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { NOMBRE_SEXO, sexoPadronOf, type SexoPadron } from '#domain/identidad/sexo.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import type { Issue } from '#domain/issue.ts'

/** What clients send as the sex of a padrón record (specification 3 §3: M means male): its letters, H, and whole words. */
const SEXO: Readonly<Record<string, SexoPadron>> = {
  M: 'M',
  H: 'M',
  F: 'F',
  X: 'X',
  MASCULINO: 'M',
  HOMBRE: 'M',
  FEMENINO: 'F',
  MUJER: 'F',
  'NO BINARIO': 'X',
}

/**
 * Birth date and sex that a body brings beside a CURP, which tells both: a contradiction is refused, and what is empty says
 * nothing (specification 3 §3). Nothing is judged when the CURP has not the structure of one.
 */
export function afiliadoContraCurp(curp: string, datos: { fecha_nacimiento: string; sexo: string }): Issue[] {
  const leida = parseCurp(curp)
  return leida === null
    ? []
    : [...fechaIssues(leida.fechaNacimiento, datos), ...sexoIssues(sexoPadronOf(leida.sexo), datos)]
}

function fechaIssues(enCurp: PlainDate, { fecha_nacimiento: text }: { fecha_nacimiento: string }): Issue[] {
  if (text === '') return []
  const fecha = parsePlainDate(text)
  if (fecha === enCurp) return []
  const path = 'fecha_nacimiento'
  if (!fecha) return [{ path, code: 'formato', message: 'Fecha de nacimiento inválida: se esperaba AAAA-MM-DD.' }]
  const message = `La fecha de nacimiento no es la de la CURP: se recibió ${formatFecha(fecha)} y la CURP dice ${formatFecha(enCurp)}.`
  return [{ path, code: 'contradice', message }]
}

function sexoIssues(enCurp: SexoPadron, { sexo: text }: { sexo: string }): Issue[] {
  if (text === '') return []
  const sexo = SEXO[normalizeText(text).toUpperCase()]
  if (sexo === enCurp) return []
  const path = 'sexo'
  if (!sexo) return [{ path, code: 'formato', message: 'Sexo inválido: se esperaba M (masculino), F (femenino) o X.' }]
  const message = `El sexo no es el de la CURP: se recibió ${NOMBRE_SEXO[sexo]} y la CURP dice ${NOMBRE_SEXO[enCurp]}.`
  return [{ path, code: 'contradice', message }]
}
