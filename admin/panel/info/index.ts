import { InfoScreen } from './InfoScreen.tsx'
import type { ResourceProps } from 'react-admin'

export const info: ResourceProps = { name: 'info', list: InfoScreen }
