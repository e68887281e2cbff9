import { useParams, useSearchParams } from 'react-router-dom'
import { useCan } from '#admin/providers/use-can.ts'
import { SinAcceso } from '#admin/shared/pagina/SinAcceso.tsx'
import { VistaGate } from '#admin/shared/pagina/VistaGate.tsx'
import { PlanoNuevo } from './editor/PlanoNuevo.tsx'
import { ListaPlanos } from './ListaPlanos.tsx'
import { PaginaPlano } from './PaginaPlano.tsx'
import type { ReactElement } from 'react'
import '#admin/portal/cargas/cargas.css'
import './planos.css'

/** `/afiliacion/masiva/planos`: layouts of the files; with a key after it, one of them. */
export default function Planos(): ReactElement {
  const { clave } = useParams()
  const [params] = useSearchParams()
  const administra = useCan('cargas.administrar')
  if (!administra) return <SinAcceso titulo="Planos de archivos" />
  return (
    <VistaGate nombre="cargas">
      {clave !== undefined ? (
        <PaginaPlano key={clave} clave={clave} editar={params.has('editar')} />
      ) : params.has('nuevo') ? (
        <PlanoNuevo />
      ) : (
        <ListaPlanos />
      )}
    </VistaGate>
  )
}
