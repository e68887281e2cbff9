import { z } from 'zod'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { answers, definirLlamadas, lista } from '#domain/llamada.ts'
import { VERSION } from '#domain/llamada-partes.ts'
import {
  DESTINO_EXCEDENTE_IDS,
  REFERENCIA_EXCEDENTE_MAX,
  type Excedente,
  type ExcedentesDeEntidad,
} from './excedentes/excedente.ts'

/** What payrolls deducted beyond what was due: the list of it, and what is decided. */
export const LLAMADAS_EXCEDENTES = definirLlamadas({
  ...lista(
    'excedentes',
    { texto: 'Lo que las nóminas descontaron de más', puede: 'retenciones.leer' },
    answers<Excedente>(),
  ),
  'GET /api/excedentes/entidades': {
    texto: 'Cuánto tiene por decidir o a favor de personas cada entidad, de lo que descontó de más',
    puede: 'retenciones.leer',
    answer: answers<{ readonly entidades: readonly ExcedentesDeEntidad[] }>(),
  },
  'POST /api/excedentes/:id/decision': {
    texto: 'Propone qué se hace con un descuento de más; otra persona lo autoriza',
    puede: 'retenciones.decidir',
    body: {
      destino: z.enum(DESTINO_EXCEDENTE_IDS),
      fecha: z.string().max(10),
      // The rule says how many are too many.
      referencia: z.string().max(REFERENCIA_EXCEDENTE_MAX * 2),
      version: VERSION,
    },
    status: 202,
    rechaza: [404, 409],
    answer: answers<PropuestaHecha>(),
  },
})
