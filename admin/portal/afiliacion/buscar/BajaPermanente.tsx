import { useNavigate } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { BuscarPage } from './BuscarPage.tsx'
import type { ReactElement } from 'react'

/** View `bajaPermanente`: whose permanent leave is asked (specification 3 §2.7). */
export default function BajaPermanente(): ReactElement {
  const navigate = useNavigate()
  return (
    <BuscarPage
      vista="bajaPermanente"
      tramite="baja-permanente"
      onChoose={({ interno }) => void navigate(`${rutaVista('validacionBajaPermanente')}&interno=${interno}`)}
    />
  )
}
