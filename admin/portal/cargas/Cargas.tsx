import { useParams } from 'react-router-dom'
import { VistaGate } from '#admin/shared/pagina/VistaGate.tsx'
import { ListaCargas } from './lista/ListaCargas.tsx'
import { PaginaCarga } from './una/PaginaCarga.tsx'
import type { ReactElement } from 'react'
import './cargas.css'

/** `/afiliacion/masiva`: files that dependencies and the bank send; with a folio after it, one of them. */
export default function Cargas(): ReactElement {
  const { folio } = useParams()
  return (
    <VistaGate nombre="cargas" tambien="validacionPagos">
      {folio === undefined ? <ListaCargas /> : <PaginaCarga key={folio} folio={folio} />}
    </VistaGate>
  )
}
