import type {
  CalleDocumentada,
  CodigoPostalDocumentado,
  ColoniaDocumentada,
  CpDocumentado,
  EstadoDocumentado,
  MunicipioDocumentado,
} from './documentadas.ts'
import type { EliminacionLugar } from './lugar.ts'

/** What each call of direcciones takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasDirecciones {
  'DELETE /api/calle': { query: { id: number }; answer: undefined }
  'GET /api/calle': { query: { id_colonia: number }; answer: CalleDocumentada[] }
  'POST /api/calle': { body: { nombre: string; id_colonia: number }; answer: CalleDocumentada }
  'DELETE /api/codigo_postal': { query: { id: number }; answer: undefined }
  'GET /api/codigo_postal': {
    query: { codigo: string } | { id_municipio: number }
    answer: (CpDocumentado | CodigoPostalDocumentado)[]
  }
  'POST /api/codigo_postal': { body: { codigo: string; id_municipio: number }; answer: CpDocumentado }
  'DELETE /api/colonia': { query: { id: number }; answer: undefined }
  'GET /api/colonia': { query: { id_cp: number }; answer: ColoniaDocumentada[] }
  'POST /api/colonia': { body: { nombre: string; id_cp: number }; answer: ColoniaDocumentada }
  'DELETE /api/estado': { query: { id: number }; answer: undefined }
  'GET /api/estado': { answer: EstadoDocumentado[] }
  'POST /api/estado': { body: { nombre: string }; answer: EstadoDocumentado }
  'DELETE /api/municipio': { query: { id: number }; answer: undefined }
  'GET /api/municipio': { query: { id_estado: number }; answer: MunicipioDocumentado[] }
  'POST /api/municipio': { body: { nombre: string; id_estado: number }; answer: MunicipioDocumentado }
  'GET /api/panel/direcciones/:nivel/:id/eliminacion': { answer: EliminacionLugar }
}
