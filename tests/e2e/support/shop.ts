export * from '../../support/shop';
