import { useNavigate } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas.ts'
import { BuscarPage } from './BuscarPage.tsx'
import type { ReactElement } from 'react'

/** View `actualizarTabla`: whose data are brought up to date (specification 3 §2.6). */
export default function ActualizarTabla(): ReactElement {
  const navigate = useNavigate()
  return (
    <BuscarPage
      vista="actualizarTabla"
      tramite="actualizacion"
      onChoose={({ interno }) => void navigate(`${rutaVista('EditarAfiliado')}&interno=${interno}`)}
    />
  )
}
