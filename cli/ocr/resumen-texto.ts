import { DOCUMENTOS_LEIBLES, papelDe } from '#domain/documentos/papeles/registro.ts'
import type { ResumenLote } from '#api/documentos/lote/resumen.ts'
import { duracionTexto } from './duracion.ts'
import type { ResumenExpediente } from './expediente.ts'

/** Everything that a batch has to say at its end; what `--json` prints. Times are here and nowhere else. */
export interface Informe extends ResumenLote {
  readonly salida: string
  readonly xlsx: string | null
  /** Files of the system's own that were left out. */
  readonly omitidos: number
  readonly expediente: ResumenExpediente | null
  readonly interrumpido: boolean
  readonly segundos: number
  readonly porSegundo: number
  /** The most that this program held; each reader has its own. */
  readonly memoriaMb: number
}

/** The same for people, line by line. */
export function informeTexto(informe: Informe): string[] {
  const { archivos, leidos, conError, conservados, omitidos, campos, porConfirmar, errores } = informe
  const kept = conservados > 0 ? ` ${conservados} ya estaban leídos.` : ''
  return [
    `${count(archivos, 'archivo', 'archivos')}: ${count(leidos, 'leído', 'leídos')} (${papeles(informe)}), ${conError} con error.${kept}`,
    `${count(campos, 'campo leído', 'campos leídos')}, ${porConfirmar} por confirmar.`,
    ...(omitidos > 0 ? [`Se omitieron ${omitidos} archivos del sistema u ocultos.`] : []),
    ...(errores.length > 0
      ? ['Con error:', ...errores.map(({ archivo, error }) => `  ${plain(archivo)}: ${error}`)]
      : []),
    ...expedienteTexto(informe),
    `Tiempo: ${duracionTexto(informe.segundos)}, ${informe.porSegundo} archivos por segundo. Memoria: ${informe.memoriaMb} MB.`,
    `Salida: ${[informe.salida, ...(informe.xlsx === null ? [] : [informe.xlsx])].join(' y ')}`,
  ]
}

function papeles({ porDocumento }: Informe): string {
  const read = DOCUMENTOS_LEIBLES.map((id) => `${porDocumento[id]} ${papelDe(id).sigla}`)
  return [...read, count(porDocumento.otro, 'otro', 'otros')].join(', ')
}

function expedienteTexto({ expediente, errores }: Informe): string[] {
  if (expediente === null) return []
  const failed = new Set(errores.map(({ archivo }) => archivo))
  const doubtful = expediente.rechazados.filter(({ archivo }) => !failed.has(archivo))
  const { archivados, yaEstaban, rechazados } = expediente
  return [
    `Expedientes: ${count(archivados, 'papel archivado', 'papeles archivados')}, ${yaEstaban} ya estaban, ${rechazados.length} sin archivar.`,
    ...(doubtful.length > 0 ? ['Sin archivar, para que alguien los vea:'] : []),
    ...doubtful.map(({ archivo, motivo }) => `  ${plain(archivo)}: ${motivo}`),
  ]
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** A file's name may hold what a terminal would obey. */
const plain = (archivo: string) => archivo.replaceAll(/\p{Cc}/gu, '\uFFFD')
