import { cleanKey } from '#domain/identidad/clean-key.ts'
import { curpIssues, parseCurp } from '#domain/identidad/curp.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { nssIssues } from '#domain/identidad/nss.ts'
import { rfcIssues, splitRfc } from '#domain/identidad/rfc.ts'
import type { DatosPorDocumento, DocumentoLeible } from '#domain/documentos/lectura.ts'

/** What is typed of one paper, all texts. */
export type Capture = Readonly<Record<string, string>>

export interface CaptureField {
  readonly name: string
  readonly label: string
  readonly max: number
  readonly mono?: boolean
  readonly digits?: boolean
}

/** The fields of each manual capture (specification 1 §5.3). */
export const CAPTURE_FIELDS = {
  curp: [
    { name: 'curp', label: 'CURP', max: 18, mono: true },
    { name: 'nombres', label: 'Nombres', max: 60 },
    { name: 'apellidoPaterno', label: 'Apellido paterno', max: 60 },
    { name: 'apellidoMaterno', label: 'Apellido materno', max: 60 },
  ],
  nss: [{ name: 'nss', label: 'Número de Seguridad Social (NSS)', max: 11, mono: true, digits: true }],
  csf: [
    { name: 'rfc', label: 'RFC', max: 13, mono: true },
    { name: 'codigoPostal', label: 'Código postal', max: 5, mono: true, digits: true },
  ],
} as const satisfies Record<DocumentoLeible, readonly CaptureField[]>

const REQUIRED = {
  curp: 'Todos los campos son requeridos',
  nss: 'El NSS es requerido',
  csf: 'RFC y código postal son requeridos',
} as const satisfies Record<DocumentoLeible, string>

/** What is wrong with a manual capture, by field, with the documented messages. The empty object when nothing is. */
export function captureErrors(papel: DocumentoLeible, capture: Capture, oneSurname: boolean): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { name } of CAPTURE_FIELDS[papel]) {
    const spared = name === 'apellidoMaterno' && oneSurname
    if (!spared && normalizeText(capture[name] ?? '') === '') errors[name] = REQUIRED[papel]
  }
  const add = (name: string, message: string | undefined): void => {
    if (message && !errors[name]) errors[name] = message
  }
  if (papel === 'curp') add('curp', curpIssues(capture['curp'] ?? '').length > 0 ? curpFormat(capture) : undefined)
  if (papel === 'nss') add('nss', nssIssues(capture['nss'] ?? '')[0]?.message)
  if (papel === 'csf') {
    const { rfcBase, rfcHomo } = splitRfc(capture['rfc'] ?? '')
    add('rfc', rfcIssues(rfcBase, rfcHomo)[0]?.message)
    if (!/^[0-9]{5}$/.test(capture['codigoPostal'] ?? '')) add('codigoPostal', 'El código postal lleva 5 dígitos')
  }
  return errors
}

/** "Formato de CURP inválido: faltan 2 caracteres": the documented sentence with the rule's detail. */
function curpFormat(capture: Capture): string {
  const [, detail] = (curpIssues(capture['curp'] ?? '')[0]?.message ?? '').split(/: (.*)/)
  return detail ? `Formato de CURP inválido: ${detail}` : 'Formato de CURP inválido'
}

/** The capture as the paper's flat fields; a CURP tells birth date, sex and state besides. */
export function captureToDatos(papel: DocumentoLeible, capture: Capture): Partial<DatosPorDocumento[DocumentoLeible]> {
  const text = (name: string): string => normalizeText(capture[name] ?? '')
  if (papel === 'nss') return { nss: cleanKey(text('nss')) }
  if (papel === 'csf') return { rfc: cleanKey(text('rfc')), codigoPostal: text('codigoPostal') }
  const curp = cleanKey(text('curp'))
  const leida = parseCurp(curp)
  return {
    curp,
    nombres: text('nombres'),
    apellidoPaterno: text('apellidoPaterno'),
    apellidoMaterno: text('apellidoMaterno'),
    sexo: leida?.sexo ?? '',
    fechaNacimiento: leida?.fechaNacimiento ?? '',
    entidad: leida?.entidad ?? '',
    codigoEntidad: leida?.codigoEntidad ?? '',
  }
}
