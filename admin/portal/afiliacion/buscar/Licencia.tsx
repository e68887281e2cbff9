import { FileText } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { SalidaPage } from '#admin/portal/afiliacion/salida/SalidaPage.tsx'
import { nombraTramite } from '#admin/portal/afiliacion/tramite/nombra-tramite.ts'
import { BuscarPage } from './BuscarPage.tsx'
import type { ReactElement } from 'react'

/** View `licencia`: who asks for a leave with contribution, and its three rules (specification 3 §2.7). */
export default function Licencia(): ReactElement {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  // The return of somebody on leave is asked here too (decisions §10.1, type 10).
  if (nombraTramite(params)) return <SalidaPage tramite="reingreso" />
  return (
    <BuscarPage
      vista="licencia"
      tramite="licencia"
      onChoose={({ interno }) => void navigate(`${rutaVista('validacionLicencia')}&interno=${interno}`)}
    >
      <Card
        className="buscar-reglas"
        title="Reglas de la licencia con aportación"
        aside={
          <a className={buttonClass()} href="/dashboard/formatos/incidencia" target="_blank" rel="noreferrer">
            <Icon icon={FileText} /> Cargar Incidencia de Movimientos
            <span className="visually-hidden"> (abre otra pestaña)</span>
          </a>
        }
      >
        <ul>
          <li>Se requiere una solicitud por escrito dirigida al instituto.</li>
          <li>La duración máxima no debe exceder de 12 meses a partir de la fecha de autorización.</li>
          <li>
            La persona servidora pública paga tanto sus aportaciones y cuotas como las que corresponden a la entidad.
          </li>
        </ul>
      </Card>
    </BuscarPage>
  )
}
