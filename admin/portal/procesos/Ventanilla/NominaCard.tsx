import { Link } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { rutaNuevaCarga } from '#domain/cargas/ruta-carga.ts'
import { useCan } from '#admin/providers/use-can.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { COMO_CARGO } from '#admin/portal/procesos/Faq/faq-cargas.ts'
import { rutaAyuda } from '#admin/portal/procesos/Faq/ruta-ayuda.ts'
import type { ReactElement } from 'react'

/** The payroll of each quincena: where the desk loads its file, and how. */
export function NominaCard(): ReactElement | null {
  const carga = useCan('cargas.enviar')
  if (!carga) return null
  return (
    <Card title="Nómina de tu dependencia">
      <ul className="plain desk-enlaces">
        <li>
          <Link to={rutaNuevaCarga()}>Cargar un archivo</Link>
        </li>
        <li>
          <Link to={rutaVista('cargas')}>Ver las cargas</Link>
        </li>
        <li>
          <Link to={rutaAyuda(COMO_CARGO)}>Cómo cargo la nómina de mi dependencia</Link>
        </li>
      </ul>
    </Card>
  )
}
