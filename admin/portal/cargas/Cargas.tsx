import { TIPO_CARGA_IDS, tipoCarga } from '#domain/cargas/tipos-carga.ts'
import { useParams } from 'react-router-dom'
import { VistaGate } from '#admin/shared/pagina/VistaGate.tsx'
import { ListaCargas } from './lista/ListaCargas.tsx'
import { PaginaCarga } from './una/PaginaCarga.tsx'
import type { ReactElement } from 'react'
import './cargas.css'

/** Views whose people load files of the institute: their page is this one too. */
const VISTAS_DE_TIPOS = TIPO_CARGA_IDS.flatMap((tipo) => tipoCarga(tipo).delInstituto?.ver.vista ?? [])

/** `/afiliacion/masiva`: files that dependencies, the bank and the institute bring; with a folio after it, one of them. */
export default function Cargas(): ReactElement {
  const { folio } = useParams()
  return (
    <VistaGate nombre="cargas" tambien={VISTAS_DE_TIPOS}>
      {folio === undefined ? <ListaCargas /> : <PaginaCarga key={folio} folio={folio} />}
    </VistaGate>
  )
}
