import { useNavigate } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { BuscarPage } from './BuscarPage.tsx'
import type { ReactElement } from 'react'

/** View `bajaJubilacion`: who retires (specification 3 §2.7). */
export default function BajaJubilacion(): ReactElement {
  const navigate = useNavigate()
  return (
    <BuscarPage
      vista="bajaJubilacion"
      tramite="jubilacion"
      onChoose={({ interno }) => void navigate(`${rutaVista('validacionBajaJubilacion')}&interno=${interno}`)}
    />
  )
}
