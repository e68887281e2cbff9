import type { CargaSepomex } from './carga-sepomex.ts'
import type {
  CalleDocumentada,
  CodigoPostalDocumentado,
  ColoniaDocumentada,
  CpDocumentado,
  EstadoDocumentado,
  MunicipioDocumentado,
} from './documentadas.ts'
import type { EliminacionLugar } from './lugar.ts'

/** What each call of direcciones answers; `domain/llamadas.ts` has them all. */
export interface LlamadasDirecciones {
  'DELETE /api/calle': { answer: undefined }
  'GET /api/calle': { answer: CalleDocumentada[] }
  'POST /api/calle': { answer: CalleDocumentada }
  'DELETE /api/codigo_postal': { answer: undefined }
  'GET /api/codigo_postal': { answer: (CpDocumentado | CodigoPostalDocumentado)[] }
  'POST /api/codigo_postal': { answer: CpDocumentado }
  'DELETE /api/colonia': { answer: undefined }
  'GET /api/colonia': { answer: ColoniaDocumentada[] }
  'POST /api/colonia': { answer: ColoniaDocumentada }
  'DELETE /api/estado': { answer: undefined }
  'GET /api/estado': { answer: EstadoDocumentado[] }
  'POST /api/estado': { answer: EstadoDocumentado }
  'DELETE /api/municipio': { answer: undefined }
  'GET /api/municipio': { answer: MunicipioDocumentado[] }
  'POST /api/municipio': { answer: MunicipioDocumentado }
  'GET /api/panel/direcciones/:nivel/:id/eliminacion': { answer: EliminacionLugar }
  'GET /api/panel/sepomex': { answer: { readonly carga: CargaSepomex | null } }
  'POST /api/panel/sepomex': { answer: CargaSepomex }
  'POST /api/panel/sepomex/:id/aplicar': { answer: CargaSepomex }
  'POST /api/panel/sepomex/:id/descartar': { answer: CargaSepomex }
  'POST /api/panel/sepomex/:id/detener': { answer: CargaSepomex }
  'POST /api/panel/sepomex/:id/reanudar': { answer: CargaSepomex }
}
