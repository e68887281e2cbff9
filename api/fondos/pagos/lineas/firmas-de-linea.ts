import { papelDeCierre } from '#domain/fondos/papel-cierre.ts'
import { selectRows } from '#api/db/sql.ts'

/** A drawn signature on a paper, with whose it is. */
export interface FirmaDibujada {
  readonly nombre: string
  readonly cargo: string
  /** PNG or JPG in base64. */
  readonly imagen: string
  /** The document of a titular's act; "" for an act of one's own account. */
  readonly documento: string
}

interface DeCierre {
  readonly cierreId: number | null
  readonly vuelta: number | null
}

/** The signatures that the close of a line carries, in the order in which they were given; none for another line. */
export function firmasDeLinea({ cierreId, vuelta }: DeCierre): Promise<FirmaDibujada[]> {
  if (cierreId === null || vuelta === null) return Promise.resolve([])
  return selectRows<FirmaDibujada>(
    `SELECT f.nombre, f.cargo, f.imagen, p.documento FROM firma_papeles p JOIN firmas f ON f.id = p.firma_id
     WHERE p.papel = $1 ORDER BY p.id`,
    [papelDeCierre(cierreId, vuelta)],
  )
}
