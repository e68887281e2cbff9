import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

/** Characters of the document that a titular's act stands in. */
export const DOCUMENTO_FIRMA_MAX = 120

/** The act of a titular without an account: on which paper, which day, and the document in which they signed. */
export interface FirmaDeTitular {
  /** Of the payment line, as it is printed: its groups may be parted by blanks. */
  readonly referencia: string
  readonly fecha: string
  readonly documento: string
}

/** The digits of a reference, whatever parts its groups. */
export const digitosDe = (referencia: string): string => referencia.replaceAll(/\D/g, '')

/** What is wrong with it as it is written. */
export function firmaDeTitularIssues({ referencia, fecha, documento }: FirmaDeTitular, hoy: PlainDate): Issue[] {
  const day = parsePlainDate(fecha)
  return [
    ...when(digitosDe(referencia).length < 8, 'referencia', 'Escribe la referencia de la línea de pago.'),
    ...when(day === null, 'fecha', 'Escribe un día que exista.'),
    ...when(day !== null && day > hoy, 'fecha', 'Todavía no es ese día: se registra lo que ya firmó.'),
    ...when(documento.trim() === '', 'documento', 'Escribe el documento en que consta.'),
  ]
}

/** What the paper, the signature and the unit are on that day. */
export interface CasoFirmaDeTitular {
  readonly fecha: PlainDate
  readonly firma: { readonly nombre: string; readonly desde: PlainDate; readonly hasta: PlainDate | null }
  readonly unidad: string
  /** Who headed the unit that day; null when nobody is told. */
  readonly titular: string | null
  /** Whose the paper is, and since which day it exists. */
  readonly papel: { readonly entidad: string; readonly esDeLaUnidad: boolean; readonly emitida: PlainDate }
}

/** What keeps a titular's signature off a paper: it holds for who headed the unit that day, on a paper of that unit. */
export function casoFirmaIssues({ fecha, firma, unidad, titular, papel }: CasoFirmaDeTitular): Issue[] {
  if (!papel.esDeLaUnidad)
    return [issue('referencia', `Esa línea es de ${papel.entidad}: no es un papel de ${unidad}.`)]
  if (fecha < papel.emitida)
    return [issue('fecha', `La línea se generó el ${formatFecha(papel.emitida)}: no pudo firmarse antes.`)]
  if (fecha < firma.desde || (firma.hasta !== null && fecha > firma.hasta))
    return [issue('fecha', `Esa firma vale ${vigenciaTexto(firma)}.`)]
  if (titular === null)
    return [issue('fecha', `Nadie consta como titular de ${unidad} ese día: regístralo en «Árbol orgánico».`)]
  if (foldText(titular) !== foldText(firma.nombre))
    return [issue('fecha', `Ese día el titular de ${unidad} era ${titular}, no ${firma.nombre}.`)]
  return []
}

function vigenciaTexto({ desde, hasta }: CasoFirmaDeTitular['firma']): string {
  return hasta === null ? `desde el ${formatFecha(desde)}` : `del ${formatFecha(desde)} al ${formatFecha(hasta)}`
}

function when(isBroken: boolean, path: string, message: string): Issue[] {
  return isBroken ? [issue(path, message)] : []
}

function issue(path: string, message: string): Issue {
  return { path, code: 'firma_titular', message }
}
