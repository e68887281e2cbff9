import { NotaDevolucion } from '#admin/portal/expediente/NotaDevolucion.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { ReactElement } from 'react'

/** Under a field: what the return asked to correct in it, by the form's path. */
export function NotaCampo({ path }: { path: string }): ReactElement | null {
  const campos = useTramite().corregida?.campos ?? {}
  return <NotaDevolucion nota={campos[`datosPersonales.${path}`] ?? campos[`datosLaborales.${path}`] ?? campos[path]} />
}
