import type { ListaEnDireccion } from '#domain/lista-pedida.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { Fuente } from '#domain/documentos/campo-leido.ts'
import type { LecturaCampoPanel, ResumenLecturas } from './correcciones.ts'
import type { FotografiaEnderezada } from './fotografia.ts'
import type { ArchivoReconocido, RespuestaLectura } from './lectura.ts'
import type { ProgresoLectura } from './progreso.ts'

/** What each call of documentos takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasDocumentos {
  'POST /api/archivos': { answer: ArchivoReconocido }
  'DELETE /api/archivos/:id': { answer: undefined }
  'POST /api/fotografias': { answer: FotografiaEnderezada }
  'DELETE /api/lecturas/:id': { answer: undefined }
  'GET /api/lecturas/:id': { answer: ProgresoLectura }
  'POST /api/leerCsf': { answer: RespuestaLectura }
  'POST /api/leerCurp': { answer: RespuestaLectura }
  'POST /api/leerDocumento': { answer: RespuestaLectura }
  'POST /api/leerNss': { answer: RespuestaLectura }
  'GET /api/panel/lecturas': { query: ListaEnDireccion; answer: LecturaCampoPanel[] }
  'GET /api/panel/lecturas/resumen': {
    query: { documento?: DocumentoLeible; fuente?: Fuente; mes?: string }
    answer: ResumenLecturas
  }
}
