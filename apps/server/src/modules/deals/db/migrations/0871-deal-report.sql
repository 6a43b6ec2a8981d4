-- The report of deals tells of goods too and has another name.
UPDATE staff_role SET permissions = array_replace(array_replace(permissions, 'trade.travel_deal_report.view',
  'trade.deal_report.view'), 'trade.travel_deal_report', 'trade.deal_report');
UPDATE permission_text SET permission = replace(permission, 'trade.travel_deal_report', 'trade.deal_report')
WHERE permission LIKE 'trade.travel\_deal\_report%';
