import type { ListaEnDireccion } from '#domain/lista-pedida.ts'
import type { ConId } from '#domain/hecho.ts'
import type { AvisoPrivacidad, AvisoPrivacidadFila } from './aviso-privacidad.ts'
import type { InfoInstituto, RespuestaInfo, TemaInstituto } from './info.ts'

/** Database, migrations, disk and readers of papers. */
interface EstadoServicio {
  readonly ok: boolean
  readonly base: { readonly ok: boolean; readonly motor: 'sqlite' | 'postgres' }
  readonly migraciones: { readonly pendientes: readonly string[] }
  readonly disco: { readonly libreMB: number }
  readonly lectores: {
    readonly lectores: number
    readonly ocupados: number
    readonly enCola: number
    readonly colaMaxima: number
  }
}

/** What each call of instituto takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasInstituto {
  'GET /api/aviso-privacidad': { answer: AvisoPrivacidad }
  'GET /api/info': { answer: TemaInstituto }
  'GET /api/info/ajustes': { answer: InfoInstituto }
  'PUT /api/info': {
    body: { id: number; campo: string; valor: string | null; version?: number }
    answer: RespuestaInfo
  }
  'POST /api/info/upload': { answer: { readonly url: string } }
  'GET /api/panel/avisos-privacidad': { query: ListaEnDireccion; answer: AvisoPrivacidadFila[] }
  'POST /api/panel/avisos-privacidad': {
    body: { texto: string; vigenteDesde: string; anterior: number }
    answer: AvisoPrivacidad & ConId
  }
  'GET /api/salud': { answer: EstadoServicio }
}
