import type { AvisoNuevo } from '#domain/avisos/aviso.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { TIPOS_DE_PROCESO } from '#domain/procesos/documentacion.ts'
import { listFaltantes, type Faltante } from '#api/procesos/documentacion/list-faltantes.ts'

/**
 * To the people in charge of a process, which of its six documents are missing: once a month while they are, and again when the
 * list changes.
 */
export async function avisosDeDocumento(today: PlainDate): Promise<AvisoNuevo[]> {
  return (await listFaltantes()).map((faltante) => avisoOf(faltante, today))
}

function avisoOf({ usuarioId, procesoId, proceso, faltan }: Faltante, today: PlainDate): AvisoNuevo {
  const cuantos = faltan.length === 1 ? 'Falta un documento' : `Faltan ${faltan.length} documentos`
  const firma = faltan.map((tipo) => TIPOS_DE_PROCESO.indexOf(tipo)).join('')
  return {
    usuarioId,
    clase: 'documento',
    titulo: `${cuantos} de ${proceso}`,
    texto: `Estás a cargo de este proceso. ${faltan.length === 1 ? 'Falta' : 'Faltan'}: ${faltan.join(', ')}.`,
    enlace: `/procesos/${procesoId}`,
    clave: `documento:${procesoId}:${today.slice(0, 7)}:${firma}`,
  }
}
