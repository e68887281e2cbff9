import type { ArchivoDado } from '#api/files/descarga.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { plantillaDePlano } from '#api/cargas/list-planos.ts'

const BOM = '﻿'

/** The titles of a layout as a file that opens in a spreadsheet. Throws 403, 404. */
export async function archivoPlantilla(actor: Actor, { clave }: { readonly clave: string }): Promise<ArchivoDado> {
  const { texto, extension } = await plantillaDePlano(actor, clave)
  return {
    nombre: `plantilla-${clave.toLowerCase()}.${extension}`,
    tipo: extension === 'csv' ? 'text/csv; charset=utf-8' : 'text/plain; charset=utf-8',
    cuerpo: new Blob([`${BOM}${texto}\r\n`]).stream(),
  }
}
