import { cleanKey } from '#domain/identidad/clean-key.ts'
import { curpIssues, parseCurp } from '#domain/identidad/curp.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { nssIssues } from '#domain/identidad/nss.ts'
import { rfcIssues, splitRfc } from '#domain/identidad/rfc.ts'
import { ownValue } from '#domain/own-value.ts'
import { papelDe, type DatosPorDocumento, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { etiquetaCampo } from '#domain/documentos/etiqueta-campo.ts'
import { primerDato, type LecturasExpediente } from '#domain/afiliacion/cotejo/cotejo.ts'
import type { Dato } from '#domain/documentos/papeles/papel.ts'

/** What is typed of one paper, all texts. */
export type Capture = Readonly<Record<string, string>>

export interface CaptureField {
  readonly name: string
  readonly label: string
  readonly max: number
  readonly mono?: boolean
  readonly digits?: boolean
  /** A datum that the paper may not print. */
  readonly optional: boolean
}

interface CaptureRule extends Partial<Pick<CaptureField, 'label' | 'max' | 'mono' | 'digits'>> {
  /** What is wrong with a text that is not empty, in the documented words. */
  readonly wrong?: (text: string) => string | undefined
}

/** How the data that have a form of their own are typed (specification 1 §5.3); any other is a line of text. */
const RULES: Readonly<Partial<Record<Dato, CaptureRule>>> = {
  curp: { max: 18, mono: true, wrong: curpFormat },
  nss: {
    label: 'Número de Seguridad Social (NSS)',
    max: 11,
    mono: true,
    digits: true,
    wrong: (text) => nssIssues(text)[0]?.message,
  },
  rfc: {
    max: 13,
    mono: true,
    wrong: (text) => {
      const { rfcBase, rfcHomo } = splitRfc(text)
      return rfcIssues(rfcBase, rfcHomo)[0]?.message
    },
  },
  'domicilio.cp': {
    max: 5,
    mono: true,
    digits: true,
    wrong: (text) => (/^[0-9]{5}$/.test(text) ? undefined : 'El código postal lleva 5 dígitos'),
  },
}
const LINEA = 60

function ruleOf(papel: DocumentoLeible, campo: string): CaptureRule {
  const dato = ownValue(papelDe(papel).campos, campo)?.dato
  return (dato && RULES[dato]) ?? {}
}

/** The fields of a paper's manual capture: those that it must have, then every other datum that is its own and fills the form. */
export function captureFields(papel: DocumentoLeible): readonly CaptureField[] {
  const { campos, captura } = papelDe(papel)
  const others = Object.entries(campos)
    .filter(([name, { dato, propio }]) => dato !== undefined && propio === true && !captura.campos.includes(name))
    .map(([name]) => name)
  return [...captura.campos, ...others].map((name) => {
    const { label = etiquetaCampo(name, papel), max = LINEA, mono = false, digits = false } = ruleOf(papel, name)
    return { name, label, max, mono, digits, optional: !captura.campos.includes(name) }
  })
}

/** What the fields of a manual capture start from: what the paper says, else what other papers do, else what the form holds. */
export function captureStart(
  papel: DocumentoLeible,
  papeles: LecturasExpediente,
  inForm: (name: string) => string | undefined,
): Capture {
  const own: Readonly<Record<string, unknown>> = papeles[papel] ?? {}
  const start = (name: string): string => {
    const { dato } = ownValue(papelDe(papel).campos, name) ?? {}
    const said = own[name]
    if (typeof said === 'string' && said !== '') return said
    return (dato && primerDato(papeles, dato)) || (inForm(name) ?? '')
  }
  return Object.fromEntries(captureFields(papel).map(({ name }) => [name, start(name)]))
}

/** What is wrong with a manual capture, by field, with the documented messages. The empty object when nothing is. */
export function captureErrors(papel: DocumentoLeible, capture: Capture, oneSurname: boolean): Record<string, string> {
  const { campos, falta } = papelDe(papel).captura
  const wrong = campos.flatMap((name) => {
    const text = capture[name] ?? ''
    const spared = name === 'apellidoMaterno' && oneSurname
    if (normalizeText(text) === '') return spared ? [] : [[name, falta] as const]
    const message = ruleOf(papel, name).wrong?.(text)
    return message ? [[name, message] as const] : []
  })
  return Object.fromEntries(wrong)
}

/** "Formato de CURP inválido: faltan 2 caracteres": the documented sentence with the rule's detail. */
function curpFormat(text: string): string | undefined {
  const [issue] = curpIssues(text)
  if (!issue) return undefined
  const [, detail] = issue.message.split(/: (.*)/)
  return detail ? `Formato de CURP inválido: ${detail}` : 'Formato de CURP inválido'
}

/** The capture as the paper's flat fields; a CURP tells birth date, sex and state besides, where the paper has them. */
export function captureToDatos(papel: DocumentoLeible, capture: Capture): Partial<DatosPorDocumento[DocumentoLeible]> {
  const typed = captureFields(papel).map(({ name, mono }) => {
    const text = normalizeText(capture[name] ?? '')
    return [name, mono ? cleanKey(text) : text] as const
  })
  return { ...saidByCurp(papel, capture), ...Object.fromEntries(typed) }
}

function saidByCurp(papel: DocumentoLeible, capture: Capture): Readonly<Record<string, string>> {
  const { campos, captura } = papelDe(papel)
  const typed = captura.campos.find((campo) => campos[campo]?.dato === 'curp')
  if (typed === undefined) return {}
  const {
    sexo = '',
    fechaNacimiento = '',
    entidad = '',
    codigoEntidad = '',
  } = parseCurp(cleanKey(capture[typed] ?? '')) ?? {}
  const said: Readonly<Partial<Record<Dato, string>>> = { sexo, fechaNacimiento, entidadNacimiento: entidad }
  const told = Object.entries(campos).flatMap(([campo, { dato }]) => {
    const text = campo === 'codigoEntidad' ? codigoEntidad : dato && said[dato]
    return text === undefined ? [] : [[campo, text] as const]
  })
  return Object.fromEntries(told)
}
