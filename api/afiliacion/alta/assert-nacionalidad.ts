import { MEXICANA } from '#domain/afiliacion/datos/nacionalidad.ts'
import { broken } from '#api/errors.ts'
import { readCatalogoActivo } from '#api/organica/catalogos/read-catalogo.ts'

/** Throws 422 at `path` for a key that is not active in the catalogue of nationalities. */
export async function assertNacionalidad(clave: string, path: string): Promise<void> {
  // Most CURPs imply it, so it stays valid even when the catalogue deactivates it.
  if (clave === MEXICANA || (await readCatalogoActivo('nacionalidad')).some((renglon) => renglon.clave === clave))
    return
  const message = `«${clave.slice(0, 40)}» no está en el catálogo de nacionalidades: elige una de la lista.`
  throw broken([{ path, code: 'catalogo', message }])
}
