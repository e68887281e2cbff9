import { isTipoBorrador, rutaBorrador, type PasoAlta } from '#domain/afiliacion/borrador.ts'
import type { AvisoNuevo } from '#domain/avisos/aviso.ts'
import { formatFechaConDia, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { selectRows } from '#api/db/sql.ts'

/** Days before a draft is deleted in which its author is told. */
const DIAS = 3
const DIA_MS = 86_400_000

interface Fila {
  readonly id: string
  readonly tipo: string
  readonly titulo: string
  readonly paso: PasoAlta
  readonly autor_id: number
  readonly vence_at: string
}

/** To the authors of drafts that expire within three days of `instantMs`; a draft saved again gets a new date and a new notice. */
export async function avisosDeBorrador(instantMs: number): Promise<AvisoNuevo[]> {
  const rows = await selectRows<Fila>(
    `SELECT b.id, b.tipo, b.titulo, b.paso, b.autor_id, b.vence_at FROM borradores b JOIN usuarios u ON u.id = b.autor_id
     WHERE u.activo AND b.vence_at > $1 AND b.vence_at <= $2 ORDER BY b.vence_at, b.id`,
    [new Date(instantMs).toISOString(), new Date(instantMs + DIAS * DIA_MS).toISOString()],
  )
  return rows.map(({ id, tipo, titulo, paso, autor_id, vence_at }) => {
    const dia = todayInMexico(Date.parse(vence_at))
    const cual = titulo === '' ? 'Un borrador sin nombre' : `El borrador «${titulo}»`
    return {
      usuarioId: autor_id,
      clase: 'borrador',
      titulo: 'Un borrador está por vencer',
      texto: `${cual} se borra con sus archivos el ${formatFechaConDia(dia)}. Ábrelo y guárdalo para conservarlo 30 días más.`,
      enlace: rutaBorrador({ id, tipo: isTipoBorrador(tipo) ? tipo : 'alta', paso }),
      clave: `borrador:${id}:${dia}`,
    }
  })
}
